import type { Transaction } from 'kysely';

import { ROUND_STATUS } from '#contract/money-enums.ts';
import { assert } from '#shared/assert.ts';
import { type Locked, lockOfAccounts } from '../ledger/lock-accounts.ts';
import { post } from '../ledger/post.ts';
import { countBetOfPlayer } from '../play/count-bet.ts';
import { isPlayable } from '../play/is-playable.ts';
import { isAnyReached, readReached } from '../play/limits.ts';
import { type Played, playedBy } from '../sql/queries/rounds.ts';
import type { Tables } from '../sql/tables.ts';
import type { WalletError, WalletRequest } from './protocol.ts';
import { refuse, type Reply, settle, type Teller, type TellerContext } from './teller.ts';

type Bet = WalletRequest<'bet'>;

export const takeBet: Teller<Bet> = (db, bet, context) => {
  const { now, visit } = context;
  return settle<[Locked, Played]>(
    db,
    { call: 'bet', input: bet, now },
    async (cash, [played]) => {
      assert(played !== undefined, 'a bet is always answered');
      const error = await findObstacle(db, bet, played, context);
      if (error) return refuse(error);
      const moved = await moveStake(db, bet, cash, context);
      if (moved.ok) await countBetOfPlayer(db, visit, { ...bet, isFirst: played.status === null, now });
      return moved;
    },
    [lockOfAccounts(db, visit.player_id, ['cash']), playedBy(db, { ...bet, visitId: visit.id })],
  );
};

async function findObstacle(
  db: Transaction<Tables>,
  { amount }: Bet,
  { status, wins, isKnown }: Played,
  { now, services, visit }: TellerContext,
): Promise<WalletError | undefined> {
  // An id that is new and known all the same was undone before it came.
  if (isKnown) return 'rolledBack';
  if (!isPlayable(visit, now) || services.auditor.isReadOnly()) return 'sessionClosed';
  // What has begun to pay takes no more stakes.
  if (status !== null && (status !== ROUND_STATUS.open || wins !== 0)) return 'unknownRound';
  if (visit.limitedPlayerId === null) return undefined;
  const reached = await readReached(db, visit.player_id, { nextBet: amount, now });
  return isAnyReached(reached) ? 'limitReached' : undefined;
}

/** What is left. */
async function moveStake(
  db: Transaction<Tables>,
  { transactionId: ref, amount }: Bet,
  cash: readonly Locked[],
  { now, visit }: TellerContext,
): Promise<Reply> {
  if (amount === 0) return { ok: true, value: { balance: cash[0]?.balance ?? 0 } };
  const amounts = { cash: -amount, 'provider-clearing': amount };
  const posted = await post(db, { kind: 'bet', ref, playerId: visit.player_id, amounts, now }, cash);
  if (posted.ok) return { ok: true, value: { balance: posted.balances.get('cash') } };
  assert(posted.because !== 'repeated', 'a transaction that is new has moved nothing');
  return refuse(posted.because === 'closed' ? 'sessionClosed' : 'insufficientFunds');
}
