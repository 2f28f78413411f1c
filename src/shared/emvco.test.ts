import { expect, test } from 'vitest';
import { readCode, writeCode } from './emvco.ts';

const FIELDS = [
  { id: '00', value: '01' },
  { id: '54', value: '500.00' },
  { id: '58', value: 'PH' },
];

test('a code is read back as it was written', () => {
  expect(readCode(writeCode(FIELDS))?.slice(0, -1)).toEqual(FIELDS);
});

test('a code that another program has written is read', () => {
  const written = '00020101021129370016A000000677010111011300668999999995802TH53037646304FE29';
  expect(readCode(written)?.map(({ id }) => id)).toEqual(['00', '01', '29', '58', '53', '63']);
});

test('one changed character is refused, wherever it stands', () => {
  const text = writeCode(FIELDS);
  for (let at = 0; at < text.length; at += 1) {
    for (const other of ['0', '9', 'A']) {
      if (text[at] === other) continue;
      expect(readCode(text.slice(0, at) + other + text.slice(at + 1)), `${other} at ${at}`).toBeUndefined();
    }
  }
});

test.each(['', '6304', 'hello', '0002016304'])('%o is no code', (text) => {
  expect(readCode(text)).toBeUndefined();
});

test('a code that does not start as a payment code is refused, though its checksum is right', () => {
  expect(readCode(writeCode([{ id: '01', value: '11' }]))).toBeUndefined();
});

test('a field that is cut off is refused, though the checksum is right', () => {
  const whole = writeCode([{ id: '00', value: '01' }]);
  expect(whole).toHaveLength(14);
  expect(
    readCode(
      writeCode([
        { id: '00', value: '01' },
        { id: '5', value: '0' },
      ]),
    ),
  ).toBeUndefined();
});
