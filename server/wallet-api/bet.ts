import type { Transaction } from 'kysely';

import { ROUND_STATUS } from '#contract/enums.ts';
import { assert } from '#shared/assert.ts';
import { readBalance } from '../ledger/balance.ts';
import { post } from '../ledger/post.ts';
import { countBetOfPlayer } from '../play/count-bet.ts';
import { isPlayable } from '../play/is-playable.ts';
import { isAnyReached, readReached } from '../play/limits.ts';
import { findPlayed } from '../sql/queries/rounds.ts';
import { lockVisit, type PlayedVisit } from '../sql/queries/visits.ts';
import type { Tables } from '../sql/tables.ts';
import type { WalletError, WalletRequest } from './protocol.ts';
import { refuse, type Reply, settle, type Teller, type TellerContext } from './teller.ts';

type Bet = WalletRequest<'bet'>;

export const takeBet: Teller<Bet> = async (db, bet, context) => {
  const visit = await lockVisit(db, { id: bet.session });
  if (!visit) return refuse('unknownSession');
  return settle(db, { call: 'bet', input: bet, now: context.now }, async () => {
    const found = await findPlayed(db, { visitId: visit.id, ...bet });
    const error = await findObstacle(db, bet, { visit, ...found }, context);
    return error ? refuse(error) : take(db, bet, { visit, isFirst: !found.round }, context.now);
  });
};

async function findObstacle(
  db: Transaction<Tables>,
  { amount }: Bet,
  { visit, round, isKnown }: { visit: PlayedVisit } & Awaited<ReturnType<typeof findPlayed>>,
  { now, services }: TellerContext,
): Promise<WalletError | undefined> {
  // An id that is new and known all the same was undone before it came.
  if (isKnown) return 'rolledBack';
  if (!isPlayable(visit, now) || services.auditor.isReadOnly()) return 'sessionClosed';
  // What has begun to pay takes no more stakes.
  if (round && (round.status !== ROUND_STATUS.open || round.wins > 0)) return 'unknownRound';
  if (visit.limitedPlayerId === null) return undefined;
  const reached = await readReached(db, visit.player_id, { nextBet: amount, now });
  return isAnyReached(reached) ? 'limitReached' : undefined;
}

async function take(
  db: Transaction<Tables>,
  { transactionId, roundId, amount }: Bet,
  { visit, isFirst }: { visit: PlayedVisit; isFirst: boolean },
  now: Date,
) {
  const moved = await moveStake(db, visit.player_id, { transactionId, amount, now });
  if (!moved.ok) return moved;
  await countBetOfPlayer(db, visit, { transactionId, roundId, amount, isFirst, now });
  return moved;
}

/** What is left. */
async function moveStake(
  db: Transaction<Tables>,
  playerId: number,
  { transactionId: ref, amount, now }: { transactionId: string; amount: number; now: Date },
): Promise<Reply> {
  if (amount === 0) return { ok: true, value: { balance: await readBalance(db, playerId) } };
  const amounts = { cash: -amount, 'provider-clearing': amount };
  const posted = await post(db, { kind: 'bet', ref, playerId, amounts, now });
  if (posted.ok) return { ok: true, value: { balance: posted.balances.get('cash') } };
  assert(posted.because !== 'repeated', 'a transaction that is new has moved nothing');
  return refuse(posted.because === 'closed' ? 'sessionClosed' : 'insufficientFunds');
}
