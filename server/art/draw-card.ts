import type { IconSubject } from './draw-icon.ts';
import { grounds } from './palettes.ts';
import { beams, bulbRing, lightString, litPicture, placed } from './stage.ts';

/** What a link shows of itself where it is shared, 1200 by 630. Some show its middle square alone: what counts is there. */
const WIDTH = 1200;
const HEIGHT = 630;
const MIDDLE = 600;

export function drawGameCard({ motif, palette }: IconSubject): string {
  const { from, to } = grounds[palette];
  const light = { colors: [to, from, to], glow: { cx: MIDDLE, cy: 310, radius: 420 } };
  return litPicture(
    WIDTH,
    HEIGHT,
    light,
    beams(MIDDLE, 315, 900) +
      `<circle cx="${MIDDLE}" cy="315" r="262" fill="#12062e" opacity=".28"/>` +
      bulbRing(MIDDLE, 315, 262, 36, 6) +
      placed(motif, MIDDLE, 315, 400) +
      lightString(-20, 1220, 10, 34, 34),
  );
}

export function drawSiteCard(): string {
  const light = { colors: ['#20115c', '#5b2bb8', '#ff7d7a'], glow: { cx: MIDDLE, cy: 520, radius: 560 } };
  return litPicture(
    WIDTH,
    HEIGHT,
    light,
    `<path d="M0 540q200-70 400-28t400-16 400 4v130H0z" fill="#1a0d4a" opacity=".55"/>` +
      placed('moon', 190, 150, 120) +
      placed('ferris', MIDDLE, 310, 460) +
      placed('tent', 390, 460, 240) +
      placed('tent', 830, 470, 220) +
      placed('balloons', 1030, 300, 200, 6) +
      lightString(-20, 1220, 10, 40, 34) +
      `<path d="M0 590q300-36 600-14t600-10v64H0z" fill="#12062e" opacity=".8"/>`,
  );
}
