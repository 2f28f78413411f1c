import { expect, test, vi } from 'vitest';
import { buttonOf, draw, tap } from '../../../../tests/kit/client/draw.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';

/** What the server takes. */
const MOST_CHARS = 40_000;
const PHOTO = { width: 400, height: 300 } as ImageBitmap;

/** A photo that becomes so many characters at the best quality, and fewer at lesser ones. */
async function openCrop(chars: number) {
  const drawn: number[][] = [];
  const filled: number[][] = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: (...numbers: number[]) => filled.push([...numbers, drawn.length]),
    drawImage: (_photo: unknown, ...numbers: number[]) => drawn.push(numbers),
  } as unknown as GPUCanvasContext);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation((_type, quality) =>
    'p'.repeat(Math.round(chars * Number(quality))),
  );
  const { CropSheet } = await import('./crop-sheet.tsx');
  const taken: string[] = [];
  const place = await draw(<CropSheet photo={PHOTO} onTake={(one) => taken.push(one)} onClose={() => undefined} />);
  await pass(400);
  const take = () => tap(buttonOf(place, 'Use this picture'));
  return { place, drawn, filled, taken, take };
}

test('a photo begins as the square in its middle', async () => {
  const { drawn } = await openCrop(1_000);
  expect(drawn).toEqual([[50, 0, 300, 300, 0, 0, 192, 192]]);
});

test('a photo with a clear ground is drawn on a new one, and not on what was drawn before', async () => {
  const { filled } = await openCrop(1_000);
  expect(filled).toEqual([[0, 0, 192, 192, 0]]);
});

test.each([
  ['in its best quality where that is small enough', MOST_CHARS, 0.85],
  ['in a lesser one where it is not', MOST_CHARS * 1.5, 0.6],
  ['in the least where only that is', MOST_CHARS * 2, 0.4],
])('the chosen square is taken %s', async (_how, chars, quality) => {
  const { taken, take } = await openCrop(chars);
  await take();
  expect(taken.map(({ length }) => length)).toEqual([Math.round(chars * quality)]);
});

test('two fingers that part take a closer look, and one takes the picture along', async () => {
  const { place, drawn } = await openCrop(1_000);
  const canvas = place.querySelector('canvas');
  if (!canvas) throw new Error('the photo is drawn');
  canvas.getBoundingClientRect = () => new DOMRect(0, 0, 200, 200);
  canvas.setPointerCapture = () => undefined;
  const point = async (what: string, pointerId: number, clientX: number) => {
    canvas.dispatchEvent(new PointerEvent(what, { bubbles: true, pointerId, clientX, clientY: 100 }));
    await pass(20);
  };
  await point('pointerdown', 1, 50);
  await point('pointerdown', 2, 100);
  await point('pointermove', 2, 150);
  const side = drawn.at(-1)?.[2];
  await point('pointerup', 2, 150);
  await point('pointermove', 2, 190);
  await point('pointermove', 1, 100);
  expect([side, drawn.at(-1)?.slice(0, 4)]).toEqual([150, [68.75, 75, 150, 150]]);
});
