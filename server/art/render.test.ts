import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawBanner } from './draw-banner.ts';
import { drawBrandLogo } from './draw-brand-logo.ts';
import { drawIcon } from './draw-icon.ts';
import { renderPicture } from './render.ts';

const icon = drawIcon({ id: 1001, motif: 'seven', palette: 'coral', brandId: 1 });

test.each([
  ['an icon', icon, 240, 320],
  ['an icon at an odd width', icon, 121, 161],
  ['a banner', drawBanner('wheel'), 1080, 450],
])('%s has the asked width and its own proportions', async (_name, svg, width, height) => {
  const { info } = await sharp(await renderPicture(svg, { width, format: 'webp' })).toBuffer({
    resolveWithObject: true,
  });
  expect([info.width, info.height]).toEqual([width, height]);
});

test.each([
  ['avif', 'heif'],
  ['webp', 'webp'],
  ['png', 'png'],
] as const)('renders %s', async (format, known) => {
  const metadata = await sharp(await renderPicture(icon, { width: 120, format })).metadata();
  expect(metadata.format).toBe(known);
});

test('an icon fills its picture, a logo has nothing around it', async () => {
  const corner = async (svg: string) => {
    const png = await renderPicture(svg, { width: 120, format: 'png' });
    const { data } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return data[3];
  };
  expect(await corner(icon)).toBe(255);
  expect(await corner(drawBrandLogo({ emblem: 'star', outline: 'round', palette: 'violet' }))).toBe(0);
});
