/** What each player has chosen to bet in each game, so that a reload does not ask for it again. This tab's alone. */
import * as v from 'valibot';
import { COLORS } from '../engines/color/color-game.ts';
import type { Visit } from '../wire.ts';

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

type Whose = Pick<Visit, 'game' | 'playerId'>;

const keyOf = ({ game, playerId }: Whose): string => `bet:${playerId}:${game.id}`;

export function keptBet(visit: Whose): KeptBet {
  try {
    return v.parse(KeptBet, JSON.parse(sessionStorage.getItem(keyOf(visit)) ?? '{}'));
  } catch {
    // Nothing that can be read, or a browser that keeps nothing: the least is bet, as at the first visit.
    return {};
  }
}

export function keepBet(visit: Whose, changes: KeptBet): void {
  try {
    sessionStorage.setItem(keyOf(visit), JSON.stringify({ ...keptBet(visit), ...changes }));
  } catch {
    // As above.
  }
}
