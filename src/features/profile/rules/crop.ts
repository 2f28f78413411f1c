/** Which square of a photo becomes the picture. */
export interface Look {
  /** 1 takes the largest square that there is. */
  zoom: number;
  /** Where its middle lies, from 0 to 1 of the way that there is. */
  x: number;
  y: number;
}

export const WHOLE: Look = { zoom: 1, x: 0.5, y: 0.5 };
export const MOST_ZOOM = 4;

interface Size {
  width: number;
  height: number;
}

export function squareOf({ width, height }: Size, { zoom, x, y }: Look): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * x, top: (height - side) * y, side };
}

interface Gesture {
  /** How far the fingers have gone, as a share of what is seen. */
  x: number;
  y: number;
  /** How many times as far apart they are. */
  apart: number;
}

/** After fingers have moved the picture, or drawn it larger or smaller. */
export function moved(size: Size, look: Look, { x, y, apart }: Gesture): Look {
  const zoom = Math.min(MOST_ZOOM, Math.max(1, look.zoom * apart));
  const { side } = squareOf(size, { ...look, zoom });
  return {
    zoom,
    x: within(look.x - shareOf(x * side, size.width - side)),
    y: within(look.y - shareOf(y * side, size.height - side)),
  };
}

const shareOf = (way: number, room: number): number => (room > 0 ? way / room : 0);

const within = (share: number): number => Math.min(1, Math.max(0, share));
