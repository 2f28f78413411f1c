/** Contrast as it is on the screen, pixel by pixel, since gradients and pictures are hidden from rules over styles. */
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Of two luminances, as WCAG reckons it. */
export const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** The luminance of every pixel in a box of the screen, row by row. */
export async function luminances(page: Page, clip: Box): Promise<number[][]> {
  const { data, info } = await sharp(await page.screenshot({ clip, animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const linear = (at: number): number => {
    const value = (data[at] ?? 0) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return Array.from({ length: info.height }, (_, row) =>
    Array.from({ length: info.width }, (_column, column) => {
      const at = (row * info.width + column) * info.channels;
      return 0.2126 * linear(at) + 0.7152 * linear(at + 1) + 0.0722 * linear(at + 2);
    }),
  );
}

/** How far the lightest and the darkest pixel of a part are apart. */
export async function contrastInside(part: Locator): Promise<number> {
  const pixels = (await luminances(part.page(), await boxOf(part))).flat();
  return contrast(Math.max(...pixels), Math.min(...pixels));
}

/** How well the left edge of a part stands out from what is beside it. */
export async function contrastOfEdge(part: Locator): Promise<number> {
  const { x, y, width, height } = await boxOf(part);
  const reach = Math.min(6, width);
  const row = (await luminances(part.page(), { x: x - 4, y: y + height / 2, width: 4 + reach, height: 1 }))[0] ?? [];
  return Math.max(...row.map((pixel) => contrast(pixel, row[0] ?? 0)));
}

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  if (!box) throw new Error('What is measured is on the screen.');
  return box;
}
