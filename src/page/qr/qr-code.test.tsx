import jsQR from 'jsqr';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readCode, writeCode, writeField } from '#shared/emvco.ts';
import { fc } from '../../../tests/kit/property.ts';
import { runs } from '../../../tests/kit/runs.ts';
import { QrCode } from './qr-code.tsx';

const PIXELS_PER_MODULE = 2;

/** The pixels of the code that the page draws, as a camera would see them from right above. */
function pixelsOf(content: string) {
  const markup = renderToStaticMarkup(<QrCode content={content} name="Code" />);
  const size = Number(/viewBox="0 0 (\d+)/.exec(markup)?.[1]);
  const side = size * PIXELS_PER_MODULE;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y] of markup.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = Number(y) * PIXELS_PER_MODULE; row < (Number(y) + 1) * PIXELS_PER_MODULE; row += 1) {
      const start = (row * side + Number(x) * PIXELS_PER_MODULE) * 4;
      for (let at = start; at < start + PIXELS_PER_MODULE * 4; at += 1) if (at % 4 !== 3) data[at] = 0;
    }
  }
  return { data, side };
}

function readBack(content: string): string | undefined {
  const { data, side } = pixelsOf(content);
  return jsQR(data, side, side, { inversionAttempts: 'dontInvert' })?.data;
}

const printable = (maxLength: number) => fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength });
const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));

/** As banks write them: with or without an amount, a merchant of any name, and a reference of any length. */
const qrPh = fc
  .record({
    bank: fc.stringMatching(/^[A-Z]{4}PHM[A-Z0-9]{4}$/),
    account: printable(34),
    category: digits(4),
    amount: fc.option(fc.integer({ min: 1, max: 99_999_999 })),
    merchant: printable(25),
    city: printable(15),
    reference: printable(25),
  })
  .map(({ bank, account, category, amount, merchant, city, reference }) =>
    writeCode([
      { id: '00', value: '01' },
      { id: '01', value: amount === null ? '11' : '12' },
      {
        id: '28',
        value: [
          { id: '00', value: 'ph.ppmi.p2m' },
          { id: '01', value: bank },
          { id: '03', value: account },
        ]
          .map(writeField)
          .join(''),
      },
      { id: '52', value: category },
      { id: '53', value: '608' },
      ...(amount === null ? [] : [{ id: '54', value: (amount / 100).toFixed(2) }]),
      { id: '58', value: 'PH' },
      { id: '59', value: merchant },
      { id: '60', value: city },
      { id: '62', value: writeField({ id: '05', value: reference }) },
    ]),
  );

test('[WALLET-07] another program reads of each code what the page has drawn: the same text, to the letter', () => {
  const isReadBack = (content: string) => {
    expect(readBack(content)).toBe(content);
    expect(readCode(content)).toBeDefined();
  };
  fc.assert(fc.property(qrPh, isReadBack), { numRuns: runs(250, 20_000) });
});
