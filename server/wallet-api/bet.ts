import type { Transaction } from 'kysely';

import { ROUND_STATUS } from '#contract/enums.ts';
import { assert } from '#shared/assert.ts';
import { readBalance } from '../ledger/balance.ts';
import { post } from '../ledger/post.ts';
import { isOnBreak } from '../play/breaks.ts';
import { countBetOfPlayer } from '../play/count-bet.ts';
import { isPlayable } from '../play/is-playable.ts';
import { isAnyReached, readReached } from '../play/limits.ts';
import { findBet, findRound } from '../sql/queries/rounds.ts';
import { lockVisit, type PlayedVisit } from '../sql/queries/visits.ts';
import type { Tables } from '../sql/tables.ts';
import type { WalletError, WalletRequest } from './protocol.ts';
import { refuse, settle, type Teller, type TellerContext } from './teller.ts';

type Bet = WalletRequest<'bet'>;

export const takeBet: Teller<Bet> = async (db, bet, context) => {
  const visit = await lockVisit(db, { id: bet.session });
  if (!visit) return refuse('unknownSession');
  return settle(db, bet, context.now, async () => {
    const error = await findObstacle(db, bet, visit, context);
    if (error) return refuse(error);
    return take(db, bet, visit, context.now);
  });
};

async function findObstacle(
  db: Transaction<Tables>,
  { transactionId, roundId, amount }: Bet,
  visit: PlayedVisit,
  { now, services }: TellerContext,
): Promise<WalletError | undefined> {
  // An id that is new and known all the same was undone before it came.
  if (await findBet(db, transactionId)) return 'rolledBack';
  if (!isPlayable(visit, now) || services.auditor.isReadOnly()) return 'sessionClosed';
  if (await isOnBreak(db, visit.player_id, now)) return 'sessionClosed';
  const round = await findRound(db, { visitId: visit.id, roundId });
  // What has begun to pay takes no more stakes.
  if (round && (round.status !== ROUND_STATUS.open || round.wins > 0)) return 'unknownRound';
  const reached = await readReached(db, visit.player_id, { nextBet: amount, now });
  return isAnyReached(reached) ? 'limitReached' : undefined;
}

async function take(db: Transaction<Tables>, { transactionId, roundId, amount }: Bet, visit: PlayedVisit, now: Date) {
  const playerId = visit.player_id;
  if (amount > 0) {
    const amounts = { cash: -amount, 'provider-clearing': amount };
    const posted = await post(db, { kind: 'bet', ref: transactionId, playerId, amounts, now });
    if (!posted.ok && posted.because === 'insufficient') return refuse('insufficientFunds');
    assert(posted.ok, 'a transaction that is new has moved nothing');
  }
  await countBetOfPlayer(db, visit, { transactionId, roundId, amount, now });
  return { ok: true, value: { balance: await readBalance(db, playerId) } } as const;
}
