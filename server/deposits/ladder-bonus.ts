/** What the day's ladder adds to a deposit: as the terms say, and as the books give it. */
import type { Kysely } from 'kysely';
import { RECHARGE_BONUS_KINDS } from '#contract/money-enums.ts';
import { bonusOf, type LadderStep, nextStep } from '#contract/ladder-rules.ts';
import { ladder } from '../promotions/ladder.ts';
import type { Coin } from '../promotions/promotion.ts';
import { readPromotion } from '../promotions/read-promotion.ts';
import type { Tables } from '../sql/tables.ts';

/** The amounts of a first deposit tell of both. What buys another package has the package's gifts alone. */
const EARNING: readonly number[] = [
  RECHARGE_BONUS_KINDS.plain,
  RECHARGE_BONUS_KINDS.ladder,
  RECHARGE_BONUS_KINDS.firstCharge,
];

interface Whose {
  playerId: number;
  now: Date;
}

/** No steps while it does not run, or is set wrongly. */
export async function readLadder(
  db: Kysely<Tables>,
  whose: Whose,
): Promise<{ steps: readonly LadderStep[]; betRate: number }> {
  const { facts } = await readPromotion(db, ladder, whose);
  return facts.standing === 'open' ? ladder.read(facts, undefined) : { steps: [], betRate: 0 };
}

interface Earned extends Whose {
  actType: number;
  amount: number;
  /** How many others of this player's were credited today. */
  before: number;
}

export async function ladderBonus(db: Kysely<Tables>, earned: Earned): Promise<Coin> {
  const { actType, amount, before, ...whose } = earned;
  if (!EARNING.includes(actType)) return { count: 0, betRate: 0 };
  const { steps, betRate } = await readLadder(db, whose);
  return { count: bonusOf(nextStep(steps, before), amount), betRate };
}
