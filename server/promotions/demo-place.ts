import type { BadgeName } from '../art/draw-badge.ts';

/** An activity of the demo world, which has no calendar: always on. */
export interface ActivitySeed {
  type: number;
  sort: number;
  title: string;
  picture: `badge/${BadgeName}.png`;
  /** From the day on which the world is made; without it the activity is always on. */
  days?: { since: number; left: number };
  /** From one day of the year to before another, as 12-26. */
  yearly?: { from: string; until: string };
}
