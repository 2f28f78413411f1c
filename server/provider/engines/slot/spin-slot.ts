import { must } from '#shared/assert.ts';
import type { Random } from '../random.ts';
import { LINE_COUNT, LINES, type LineSymbol, ROWS, type SlotModel, type SlotSymbol } from './slot-model.ts';

interface LineWin {
  line: number;
  symbol: LineSymbol;
  count: number;
  pay: number;
}

export interface Spin {
  /** Which place of each strip stands in the top row. */
  stops: number[];
  lineWins: LineWin[];
  scatters: number;
  scatterPay: number;
  pay: number;
  /** How many this spin has added. */
  freeSpins: number;
}

export interface SlotOutcome {
  /** The one that was paid for, and then the free ones. */
  spins: Spin[];
  win: number;
}

/** A whole round, free spins included; `stake` is a multiple of the number of lines. */
export function spinSlot(model: SlotModel, stake: number, random: Random): SlotOutcome {
  const first = spinOnce(model, stake, 1, random);
  const spins = [first];
  let granted = first.freeSpins;
  for (let played = 0; played < granted; played += 1) {
    const free = spinOnce(model, stake, model.freeMultiplier, random);
    free.freeSpins = Math.min(free.freeSpins, model.mostFreeSpins - granted);
    granted += free.freeSpins;
    spins.push(free);
  }
  return { spins, win: spins.reduce((sum, spin) => sum + spin.pay, 0) };
}

/** What stands in the window, reel by reel from top to bottom. */
export function windowAt(model: SlotModel, stops: readonly number[]): SlotSymbol[][] {
  return model.reels.map((reel, at) =>
    Array.from({ length: ROWS }, (_, row) => must(reel[((stops[at] ?? 0) + row) % reel.length], 'a strip has no gap')),
  );
}

function spinOnce(model: SlotModel, stake: number, multiplier: number, random: Random): Spin {
  const stops = model.reels.map((reel) => random(reel.length));
  return { stops, ...judge(model, windowAt(model, stops), stake, multiplier) };
}

/** What a window pays. Apart from chance, so that every combination can be tried by hand. */
export function judge(
  model: SlotModel,
  window: readonly (readonly SlotSymbol[])[],
  stake: number,
  multiplier: number,
): Omit<Spin, 'stops'> {
  const lineWins = findLineWins(model, window, (stake / LINE_COUNT) * multiplier);
  const scatters = window.reduce((sum, reel) => sum + reel.filter((symbol) => symbol === 'scatter').length, 0);
  const scatterPay = (model.scatterPays[scatters - 3] ?? 0) * stake * multiplier;
  const pay = lineWins.reduce((sum, win) => sum + win.pay, scatterPay);
  return { lineWins, scatters, scatterPay, pay, freeSpins: model.freeSpins[scatters - 3] ?? 0 };
}

function findLineWins({ pays }: SlotModel, window: readonly (readonly SlotSymbol[])[], lineStake: number): LineWin[] {
  const wins: LineWin[] = [];
  for (let line = 0; line < LINE_COUNT; line += 1) {
    const rows = LINES[line] ?? [];
    // No wild stands on the first reel, so its symbol is what the line is about.
    const symbol = window[0]?.[rows[0] ?? 0];
    if (symbol === undefined || symbol === 'scatter' || symbol === 'wild') continue;
    let count = 1;
    while (count < rows.length) {
      const next = window[count]?.[rows[count] ?? 0];
      if (next !== symbol && next !== 'wild') break;
      count += 1;
    }
    const pay = (pays[symbol][count - 3] ?? 0) * lineStake;
    if (pay > 0) wins.push({ line, symbol, count, pay });
  }
  return wins;
}
