import { expect, test } from 'vitest';
import { ICON_BYTES } from '#contract/icon-width.ts';
import { makeWorld } from '../seed/world.ts';
import { drawIcon } from './draw-icon.ts';
import { motifNames } from './motif-table.ts';
import { paletteNames, palettesFor } from './palettes.ts';
import { renderPicture } from './render.ts';
import { isLong } from '../../tests/kit/runs.ts';

const AVIF_LIMIT_BYTES = 5 * 1024;
const WEBP_LIMIT_BYTES = 7 * 1024;

test('there are enough motifs and grounds for a lobby that does not repeat itself', () => {
  expect(motifNames.length).toBeGreaterThanOrEqual(44);
  expect(paletteNames.length).toBeGreaterThanOrEqual(14);
});

test('the same game always has the same picture, and another game another', () => {
  const subject = { id: 1002, motif: 'koi', palette: 'azure', brandId: 2 } as const;
  expect(drawIcon(subject)).toBe(drawIcon({ ...subject }));
  expect(drawIcon(subject)).not.toBe(drawIcon({ ...subject, id: 1003 }));
  expect(drawIcon(subject)).not.toBe(drawIcon({ ...subject, brandId: 3 }));
});

test('no icon holds text or anything from elsewhere', () => {
  for (const game of makeWorld({ games: 400 }).games) {
    const svg = drawIcon(game);
    expect(svg).not.toMatch(/<text|<image|<script|href|undefined|NaN/);
    expect(svg).not.toContain(game.name);
  }
});

test('every motif stands out on at least half of the grounds', () => {
  for (const motif of motifNames) expect(palettesFor(motif).length).toBeGreaterThanOrEqual(paletteNames.length / 2);
});

test('every motif is a small file at the width of a phone tile', async () => {
  for (const [index, motif] of motifNames.entries()) {
    const palettes = palettesFor(motif);
    const palette = palettes[index % palettes.length] ?? 'coral';
    const svg = drawIcon({ id: 1001 + index, motif, palette, brandId: 1 + (index % 24) });
    // AVIF takes long to make: the long run looks at every motif.
    if (isLong || index % 4 === 0) {
      const avif = await renderPicture(svg, { width: 216, format: 'avif' });
      expect(avif.length, `${motif} as AVIF`).toBeLessThanOrEqual(AVIF_LIMIT_BYTES);
    }
    const webp = await renderPicture(svg, { width: 216, format: 'webp' });
    expect(webp.length, `${motif} as WebP`).toBeLessThanOrEqual(WEBP_LIMIT_BYTES);
  }
});

test('a picture weighs what the page says low-data mode spares', async () => {
  const games = makeWorld({ games: 400 }).games.filter((_game, at) => at % 34 === 0);
  for (const [width, said] of Object.entries(ICON_BYTES)) {
    const sizes = await Promise.all(
      games.map(async (game) => (await renderPicture(drawIcon(game), { width: Number(width), format: 'avif' })).length),
    );
    const average = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
    expect(Math.abs(average - said) / said, `${width} px: ${average} bytes`).toBeLessThan(0.15);
  }
});
