/** The reels' pictures as bitmaps of the size they are shown at: an SVG drawn anew in every frame would be too slow. */
import type { SlotSymbol } from '../../engines/slot/slot-model.ts';
import { text } from '../text.ts';

export type Sprites = Map<SlotSymbol, HTMLCanvasElement>;
export type Pictures = Map<SlotSymbol, HTMLImageElement>;

export async function loadPictures(symbols: Record<SlotSymbol, string>): Promise<Pictures> {
  const loaded = new Map() as Pictures;
  await Promise.all(
    Object.entries(symbols).map(async ([symbol, name]) => {
      const image = new Image();
      image.src = `/art/${name}.svg`;
      // One that does not come leaves its place empty; the round is told in words as well.
      await image.decode().then(
        () => loaded.set(symbol as SlotSymbol, image),
        () => undefined,
      );
    }),
  );
  return loaded;
}

export function makeSprites(pictures: Pictures, sizePx: number): Sprites {
  const sprites: Sprites = new Map();
  for (const [symbol, image] of pictures) {
    const sprite = document.createElement('canvas');
    sprite.width = sizePx;
    sprite.height = sizePx;
    const context = sprite.getContext('2d');
    context?.drawImage(image, 0, 0, sizePx, sizePx);
    if (context && symbol === 'wild') drawLabel(context, text.wild, sizePx);
    if (context && symbol === 'scatter') drawLabel(context, text.scatter, sizePx);
    sprites.set(symbol, sprite);
  }
  return sprites;
}

/** What a picture alone cannot say. */
function drawLabel(context: CanvasRenderingContext2D, words: string, sizePx: number): void {
  const [width, height, top] = [sizePx * 0.82, sizePx * 0.3, sizePx * 0.68];
  context.fillStyle = '#2a0f52';
  context.strokeStyle = '#ffc83d';
  context.lineWidth = sizePx * 0.035;
  context.beginPath();
  context.roundRect((sizePx - width) / 2, top, width, height, height / 2);
  context.fill();
  context.stroke();
  context.fillStyle = '#ffe08a';
  context.font = `800 ${sizePx * 0.2}px Figtree, system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(words.toUpperCase(), sizePx / 2, top + height * 0.54);
}
