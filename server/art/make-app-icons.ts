import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawAppIcon, type AppIconKind } from './draw-app-icon.ts';

const ICONS: readonly (readonly [file: string, kind: AppIconKind, size: number])[] = [
  ['icon-192.png', 'plain', 192],
  ['icon-512.png', 'plain', 512],
  ['maskable-192.png', 'maskable', 192],
  ['maskable-512.png', 'maskable', 512],
  ['apple-touch-icon.png', 'apple', 180],
  ['favicon-32.png', 'plain', 32],
];

/**
 * Writes the app's icons into a folder. The written files are part of the source; after a change of the drawing,
 * `DRAW_APP_ICONS=1 npx vitest run server/art/make-app-icons.test.ts` writes them again.
 */
export async function makeAppIcons(folder: string): Promise<void> {
  for (const [file, kind, size] of ICONS) {
    const drawing = sharp(Buffer.from(drawAppIcon(kind))).resize(size);
    const opaque = kind === 'plain' ? drawing : drawing.flatten({ background: '#150b35' });
    const picture = await opaque.png({ palette: true, quality: 88, effort: 10, compressionLevel: 9 }).toBuffer();
    await writeFile(join(folder, file), picture);
  }
}
