/** The sizes a server draws a game's picture in; a tile is 107 px wide on a phone, so the screen's density decides. */
const WIDTHS = [120, 240, 360] as const;

export function iconWidth(density: number): number {
  return density <= 1 ? WIDTHS[0] : density <= 2 ? WIDTHS[1] : WIDTHS[2];
}

/** What a game's picture weighs on average, by its width; a test of the pictures themselves holds it true. */
export const ICON_BYTES: Readonly<Record<number, number>> = { 120: 1_870, 240: 3_770, 360: 5_670 };
