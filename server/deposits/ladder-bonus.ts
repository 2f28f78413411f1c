/** What the day's ladder adds to a deposit: as the terms say, and as the books give it. */
import type { Kysely, Transaction } from 'kysely';
import { RECHARGE_BONUS_KINDS } from '#contract/enums.ts';
import { bonusOf, type LadderStep, nextStep } from '#contract/ladder-rules.ts';
import { assert } from '#shared/assert.ts';
import { credit } from '../ledger/credit.ts';
import { ladder } from '../promotions/ladder.ts';
import { readPromotion } from '../promotions/read-promotion.ts';
import type { Tables } from '../sql/tables.ts';
import type { DepositRow } from './deposit-store.ts';

/** What buys a package has the package's gifts. */
const EARNING: readonly number[] = [RECHARGE_BONUS_KINDS.plain, RECHARGE_BONUS_KINDS.ladder];

interface Whose {
  playerId: number;
  now: Date;
}

/** No steps while it does not run, or is set wrongly. */
export async function readLadder(
  db: Kysely<Tables>,
  whose: Whose,
): Promise<{ steps: readonly LadderStep[]; betRate: number }> {
  const { standing, facts } = await readPromotion(db, ladder, whose);
  return standing === 'open' ? ladder.read(facts) : { steps: [], betRate: 0 };
}

interface Earned extends Whose {
  deposit: Pick<DepositRow, 'id' | 'act_type'>;
  amount: number;
  /** How many others of this player's were credited today. */
  before: number;
}

/** In the transaction that credits the deposit, and under its id, so it is given with it and as often: once. */
export async function giveLadderBonus(db: Transaction<Tables>, earned: Earned): Promise<void> {
  const { deposit, amount, before, ...whose } = earned;
  if (!EARNING.includes(deposit.act_type)) return;
  const { steps, betRate } = await readLadder(db, whose);
  const bonus = bonusOf(nextStep(steps, before), amount);
  if (bonus === 0) return;
  const toWager = Math.ceil(bonus * betRate);
  const posted = await credit(db, { kind: 'deposit-bonus', ref: deposit.id, amount: bonus, toWager, ...whose });
  assert(posted.ok, 'a bonus is given with its deposit');
}
