import { expect, test } from 'vitest';
import { fc } from '../../tests/kit/property.ts';
import { runs } from '../../tests/kit/runs.ts';
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

test('one changed character is refused, wherever it stands and whatever takes its place', () => {
  const text = writeCode(FIELDS);
  const isRefused = (at: number, other: string) =>
    other === text[at] || readCode(text.slice(0, at) + other + text.slice(at + 1)) === undefined;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    // The same last eight bits, which is all of a character that the checksum sees.
    for (const alike of [code + 0x1_00, code + 0xff_00, code + 0x1_f6_00]) {
      expect(isRefused(at, String.fromCodePoint(alike)), `${alike} at ${at}`).toBe(true);
    }
  }
  const place = fc.nat({ max: text.length - 1 });
  const character = fc
    .oneof(fc.nat({ max: 0x7f }), fc.nat({ max: 0x10_ff_ff }))
    .map((code) => String.fromCodePoint(code));
  fc.assert(fc.property(place, character, isRefused), { numRuns: runs(2_000, 200_000) });
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
