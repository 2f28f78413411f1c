import { ROWS, type LineSymbol, type SlotModel } from './slot-model.ts';

/**
 * What a model gives back in the long run, computed and not sampled, as a share of the stake. Reels stop independently
 * of each other and every line meets every place of a strip equally often, so one line stands for all twenty.
 */
export function exactReturn(model: SlotModel): number {
  const scatters = scatterChances(model);
  const base = lineReturn(model) + sumOver(model.scatterPays, (pay, at) => pay * (scatters[at + 3] ?? 0));
  const freeSpins = sumOver(
    model.freeSpins,
    (count, at) => (scatters[at + 3] ?? 0) * spinsPlayed(model, scatters, count),
  );
  return base * (1 + model.freeMultiplier * freeSpins);
}

/** Twenty lines with a twentieth of the stake each come to one line with all of it. */
function lineReturn({ reels, pays }: SlotModel): number {
  const share = (reel: number, wanted: readonly string[]): number => {
    const strip = reels[reel] ?? [];
    return strip.filter((symbol) => wanted.includes(symbol)).length / strip.length;
  };
  return (Object.keys(pays) as LineSymbol[]).reduce((sum, symbol) => {
    const [first = 0, ...rest] = reels.map((_, reel) => share(reel, reel === 0 ? [symbol] : [symbol, 'wild']));
    const [b = 0, c = 0, d = 0, e = 0] = rest;
    const three = first * b * c;
    const [payThree, payFour, payFive] = pays[symbol];
    return sum + three * ((1 - d) * payThree + d * ((1 - e) * payFour + e * payFive));
  }, 0);
}

/** The chance of each number of scatters; a strip never shows two at once. */
function scatterChances({ reels }: SlotModel): number[] {
  return reels.reduce<number[]>(
    (chances, strip) => {
      const seen = (ROWS * strip.filter((symbol) => symbol === 'scatter').length) / strip.length;
      return [...chances, 0].map((chance, count) => chance * (1 - seen) + (chances[count - 1] ?? 0) * seen);
    },
    [1],
  );
}

/** How many free spins are played when `granted` have been won, those included that they win themselves. */
function spinsPlayed(model: SlotModel, scatters: readonly number[], granted: number): number {
  const known = new Map<string, number>();
  const expect = (left: number, total: number): number => {
    if (left === 0) return 0;
    const key = `${left} ${total}`;
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    let sum = 1;
    for (const [count, chance] of scatters.entries()) {
      const more = Math.min(model.freeSpins[count - 3] ?? 0, model.mostFreeSpins - total);
      sum += chance * expect(left - 1 + more, total + more);
    }
    known.set(key, sum);
    return sum;
  };
  return expect(granted, granted);
}

const sumOver = (ladder: readonly number[], part: (value: number, at: number) => number): number =>
  ladder.reduce((sum, value, at) => sum + part(value, at), 0);
