import { LINES, type SlotModel } from '../../engines/slot/slot-model.ts';
import { windowAt } from '../../engines/slot/spin-slot.ts';
import type { RoundOf } from '../../wire.ts';
import { text } from '../text.ts';
import type { ShownWins } from './draw-wins.ts';
import { symbolName, type SymbolPictures } from './symbol-name.ts';

type Spin = RoundOf<'slot'>['spins'][number];

/** The cells of every line that pays, and the scatters when they do. */
export function winsOf(model: SlotModel, { lineWins, scatterPay, stops }: Spin): ShownWins | null {
  const cells = new Set<string>();
  for (const { line, count } of lineWins) {
    for (const [reel, row] of (LINES[line] ?? []).slice(0, count).entries()) cells.add(`${reel} ${row}`);
  }
  for (const [reel, column] of windowAt(model, stops).entries()) {
    const row = scatterPay > 0 ? column.indexOf('scatter') : -1;
    if (row >= 0) cells.add(`${reel} ${row}`);
  }
  return cells.size > 0 ? { lines: lineWins, cells } : null;
}

/** For a player who does not see them. */
export function describeReels(model: SlotModel, stops: readonly number[], pictures: SymbolPictures): string {
  const window = windowAt(model, stops);
  const rows = [0, 1, 2].map((row) => window.map((reel) => symbolName(reel[row] ?? 'spade', pictures)).join(', '));
  return text.reels(rows.join('; '));
}
