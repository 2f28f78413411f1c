/** What a player has chosen to bet in each game, so that a reload does not ask for it again. This tab's alone. */
import * as v from 'valibot';
import { COLORS } from '../engines/color/color-game.ts';

const Amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Bets = v.record(v.picklist(COLORS), v.optional(Amount));

const KeptBet = v.object({
  stake: v.optional(Amount),
  chip: v.optional(Amount),
  /** What lies on the colors, and what was played last. */
  bets: v.optional(Bets),
  last: v.optional(Bets),
});
type KeptBet = v.InferOutput<typeof KeptBet>;

const keyOf = (gameId: number): string => `bet:${gameId}`;

export function keptBet(gameId: number): KeptBet {
  try {
    return v.parse(KeptBet, JSON.parse(sessionStorage.getItem(keyOf(gameId)) ?? '{}'));
  } catch {
    // Nothing that can be read, or a browser that keeps nothing: the least is bet, as at the first visit.
    return {};
  }
}

export function keepBet(gameId: number, changes: KeptBet): void {
  try {
    sessionStorage.setItem(keyOf(gameId), JSON.stringify({ ...keptBet(gameId), ...changes }));
  } catch {
    // As above.
  }
}
