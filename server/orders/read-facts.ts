import type { Kysely } from 'kysely';
import { readBalance } from '../ledger/balance.ts';
import { readWager } from '../ledger/wager.ts';
import { WITHDRAWAL } from '../rules/trade-terms.ts';
import type { Row, Tables } from '../sql/tables.ts';
import { readUnderWay } from './order-store.ts';
import type { WithdrawFacts } from './why-not-withdraw.ts';

type Facts = Omit<WithdrawFacts, 'amount' | 'password' | 'hasAccount' | 'isClosed'>;

/** What the books and the player's own row say about a withdrawal, whatever it is. */
export async function readFacts(db: Kysely<Tables>, player: Row<'player'>, now: Date): Promise<Facts> {
  const { required, done } = await readWager(db, player.id);
  const { isAnyPending, today } = await readUnderWay(db, player.id, now);
  return {
    isSelfExcluded: player.self_excluded_until !== null && player.self_excluded_until > now,
    isKnownByKyc: player.kyc_state === 'approved',
    isAnyPending,
    leftToday: Math.max(0, WITHDRAWAL.aDay - today),
    terms: WITHDRAWAL,
    balance: await readBalance(db, player.id),
    leftToWager: required - done,
  };
}
