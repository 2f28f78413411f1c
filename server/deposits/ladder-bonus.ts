/** What the day's ladder adds to a deposit, as the books give it. */
import type { Kysely } from 'kysely';
import { RECHARGE_BONUS_KINDS } from '#contract/money-enums.ts';
import { bonusOf, nextStep } from '#contract/ladder-rules.ts';
import { ladder, stepsOf } from '../promotions/ladder.ts';
import type { Coin } from '../rules/gifts.ts';
import { termsOf } from '../promotions/read-promotion.ts';
import { ask } from '../sql/question.ts';
import type { Tables } from '../sql/tables.ts';

/** The amounts of a first deposit tell of both. What buys another package has the package's gifts alone. */
const EARNING: readonly number[] = [
  RECHARGE_BONUS_KINDS.plain,
  RECHARGE_BONUS_KINDS.ladder,
  RECHARGE_BONUS_KINDS.firstCharge,
];

interface Earned {
  now: Date;
  actType: number;
  amount: number;
  /** How many others of this player's were credited today. */
  before: number;
}

export async function ladderBonus(db: Kysely<Tables>, earned: Earned): Promise<Coin> {
  const { actType, amount, before, now } = earned;
  if (!EARNING.includes(actType)) return { count: 0, betRate: 0 };
  const { steps, betRate } = stepsOf(await ask(db, termsOf(db, ladder, now)));
  return { count: bonusOf(nextStep(steps, before), amount), betRate };
}
