import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shrinkPicture } from './shrink-picture.ts';

const drawn: { width: number; height: number }[] = [];
const close = vi.fn();

/** A browser that can draw, with a picture of this size, whose drawing weighs so much. */
function withPicture(width: number, height: number, bytes: number): void {
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close }));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      readonly size: { width: number; height: number };
      constructor(w: number, h: number) {
        this.size = { width: w, height: h };
      }
      getContext = () => ({
        drawImage: (_bitmap: unknown, _x: number, _y: number, w: number, h: number) =>
          drawn.push({ width: w, height: h }),
      });
      get width(): number {
        return this.size.width;
      }
      get height(): number {
        return this.size.height;
      }
      convertToBlob = async ({ type }: { type: string }) => new Blob(['x'.repeat(bytes)], { type });
    },
  );
}

beforeEach(() => {
  drawn.length = 0;
  close.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

const picture = new Blob(['x'.repeat(1_000)], { type: 'image/png' });

test.each([
  ['a photo lying down', 4_000, 3_000, { width: 2_000, height: 1_500 }],
  ['one standing up', 1_500, 6_000, { width: 500, height: 2_000 }],
  ['a small one', 800, 600, { width: 800, height: 600 }],
])('%s keeps its shape, and no side is longer than 2,000 pixels', async (_what, width, height, size) => {
  withPicture(width, height, 400);
  const shrunk = await shrinkPicture(picture);
  expect([drawn, shrunk.size, shrunk.type]).toEqual([[size], 400, 'image/jpeg']);
  expect(close).toHaveBeenCalledOnce();
});

test('a picture that drawing makes no smaller stays as it is', async () => {
  withPicture(800, 600, 1_000);
  expect(await shrinkPicture(picture)).toBe(picture);
});
