import sharp from 'sharp';
import { expect, test } from 'vitest';
import { bannerPreview } from './banner-preview.ts';
import { bannerNames } from './draw-banner.ts';

const HEAD = 'data:image/webp;base64,';
/** What one banner may add to a document that has fourteen kilobytes. */
const MOST_BYTES = 2_048;

test.each(bannerNames)('the small copy of the banner %s is as wide as a phone, and a few packets', async (name) => {
  const preview = await bannerPreview(`banner/${name}.png`);
  const { format, width } = await sharp(Buffer.from(preview.slice(HEAD.length), 'base64')).metadata();
  expect([preview.slice(0, HEAD.length), format, width]).toEqual([HEAD, 'webp', 420]);
  expect(preview.length * (3 / 4)).toBeLessThan(MOST_BYTES);
});

test.each(['', 'banner/none.png', 'https://elsewhere.example/banner/wheel.png', '../banner/wheel.png'])(
  'there is none of %j',
  async (path) => expect(await bannerPreview(path)).toBe(''),
);
