/** The sizes a server draws a game's picture in; a tile is 107 px wide on a phone, so the screen's density decides. */
const WIDTHS = [120, 240, 360] as const;

export function iconWidth(density: number): number {
  return density <= 1 ? WIDTHS[0] : density <= 2 ? WIDTHS[1] : WIDTHS[2];
}
