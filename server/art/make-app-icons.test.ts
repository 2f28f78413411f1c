import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAppIcons } from './make-app-icons.ts';

const committed = join(import.meta.dirname, '../../public/icons');
const LIMIT_BYTES = 36 * 1024;

let fresh: string;

beforeAll(async () => {
  fresh = await mkdtemp(join(tmpdir(), 'app-icons-'));
  await makeAppIcons(fresh);
  if (process.env['DRAW_APP_ICONS']) await makeAppIcons(committed);
});

afterAll(() => rm(fresh, { recursive: true }));

async function pixels(path: string) {
  return sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

test('the icons in public/ are what the source draws, and small', async () => {
  for (const file of await readdir(fresh)) {
    const kept = await pixels(join(committed, file));
    const drawn = await pixels(join(fresh, file));
    expect([kept.info.width, kept.info.height]).toEqual([drawn.info.width, drawn.info.height]);
    // Another version of the image library may choose other palette colors, so near is good enough.
    const difference = kept.data.reduce((sum, byte, index) => sum + Math.abs(byte - (drawn.data[index] ?? 0)), 0);
    expect(difference / kept.data.length, file).toBeLessThan(3);
    expect((await readFile(join(committed, file))).length, file).toBeLessThan(LIMIT_BYTES);
  }
});

test('a maskable icon and the one for home screens are opaque to the corners, the plain one is not', async () => {
  const cornerOf = async (file: string) => (await pixels(join(committed, file))).data[3];
  expect(await cornerOf('maskable-512.png')).toBe(255);
  expect(await cornerOf('apple-touch-icon.png')).toBe(255);
  expect(await cornerOf('icon-512.png')).toBe(0);
});
