import type { Kysely } from 'kysely';
import { type Wager, wagerOf } from '../ledger/wager.ts';
import { WITHDRAWAL } from '../rules/trade-terms.ts';
import type { Question } from '../sql/question.ts';
import type { Row, Tables } from '../sql/tables.ts';
import { underWayOf } from './order-store.ts';
import type { WithdrawFacts } from './why-not-withdraw.ts';

type Facts = Omit<WithdrawFacts, 'amount' | 'password' | 'proof' | 'hasAccount' | 'isClosed'>;

interface Books {
  wager: Wager;
  underWay: { isAnyPending: boolean; today: number };
}

/** What the books know of a withdrawal, whatever it is. */
export const booksOf = (
  db: Kysely<Tables>,
  playerId: number,
  now: Date,
): { [Name in keyof Books]: Question<Books[Name]> } => ({
  wager: wagerOf(db, playerId),
  underWay: underWayOf(db, playerId, now),
});

/** What they and the player's own row say about it. */
export function factsOf(
  player: Pick<Row<'player'>, 'self_excluded_until' | 'kyc_state'>,
  { balance, wager, underWay }: Books & { balance: number },
  now: Date,
): Facts {
  return {
    isSelfExcluded: player.self_excluded_until !== null && player.self_excluded_until > now,
    isKnownByKyc: player.kyc_state === 'approved',
    isAnyPending: underWay.isAnyPending,
    leftToday: Math.max(0, WITHDRAWAL.aDay - underWay.today),
    terms: WITHDRAWAL,
    balance,
    leftToWager: wager.required - wager.done,
  };
}
