/** The parts of a slot: five reels that stop anywhere with equal chance, and what stands in the window pays. */
export const ROWS = 3;

/** The cards' suits are the small symbols; the others are drawn from the game's own motifs. */
export type LineSymbol = 'hero' | 'second' | 'third' | 'fourth' | 'heart' | 'diamond' | 'club' | 'spade';
export type SlotSymbol = LineSymbol | 'wild' | 'scatter';

/** For three, four and five of a kind. */
type Ladder = readonly [three: number, four: number, five: number];

export interface SlotModel {
  name: 'gentle' | 'festive' | 'bold';
  /** Each from top to bottom, its end joined to its beginning. */
  reels: readonly (readonly SlotSymbol[])[];
  /** In stakes of one line, from the left. */
  pays: Readonly<Record<LineSymbol, Ladder>>;
  /** In whole stakes, wherever they stand. */
  scatterPays: Ladder;
  freeSpins: Ladder;
  /** Free spins win more free spins, up to so many from one round. */
  mostFreeSpins: number;
  /** Every prize of a free spin is so many times what it is otherwise. */
  freeMultiplier: number;
  /** What comes back in the long run, in hundredths of a percent: computed from all the above, and tested. */
  rtpBp: number;
}

/** The row each line takes on every reel; 0 is the top. */
export const LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [0, 2, 2, 2, 0],
];

export const LINE_COUNT = LINES.length;
