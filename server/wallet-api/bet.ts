import type { Transaction } from 'kysely';

import { ROUND_STATUS } from '#contract/enums.ts';
import { assert } from '#shared/assert.ts';
import { readBalance } from '../ledger/balance.ts';
import { post } from '../ledger/post.ts';
import { countBetOfPlayer } from '../play/count-bet.ts';
import { isPlayable } from '../play/is-playable.ts';
import { isAnyReached, readReached } from '../play/limits.ts';
import { findBet, findRound } from '../sql/queries/rounds.ts';
import { lockVisit, type PlayedVisit } from '../sql/queries/visits.ts';
import type { Row, Tables } from '../sql/tables.ts';
import type { WalletError, WalletRequest } from './protocol.ts';
import { refuse, settle, type Teller, type TellerContext } from './teller.ts';

type Bet = WalletRequest<'bet'>;
type Round = Row<'play_round'> | undefined;

export const takeBet: Teller<Bet> = async (db, bet, context) => {
  const visit = await lockVisit(db, { id: bet.session });
  if (!visit) return refuse('unknownSession');
  return settle(db, bet, context.now, async () => {
    const round = await findRound(db, { visitId: visit.id, roundId: bet.roundId });
    const error = await findObstacle(db, bet, { visit, round }, context);
    return error ? refuse(error) : take(db, bet, { visit, round }, context.now);
  });
};

async function findObstacle(
  db: Transaction<Tables>,
  { transactionId, amount }: Bet,
  { visit, round }: { visit: PlayedVisit; round: Round },
  { now, services }: TellerContext,
): Promise<WalletError | undefined> {
  // An id that is new and known all the same was undone before it came.
  if (await findBet(db, transactionId)) return 'rolledBack';
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
  { visit, round }: { visit: PlayedVisit; round: Round },
  now: Date,
) {
  const balance = await moveStake(db, visit.player_id, { transactionId, amount, now });
  if (balance === undefined) return refuse('insufficientFunds');
  await countBetOfPlayer(db, visit, { transactionId, roundId, amount, isFirst: !round, now });
  return { ok: true, value: { balance } } as const;
}

/** What is left; undefined when there is not as much. */
async function moveStake(
  db: Transaction<Tables>,
  playerId: number,
  { transactionId: ref, amount, now }: { transactionId: string; amount: number; now: Date },
): Promise<number | undefined> {
  if (amount === 0) return readBalance(db, playerId);
  const amounts = { cash: -amount, 'provider-clearing': amount };
  const posted = await post(db, { kind: 'bet', ref, playerId, amounts, now });
  if (posted.ok) return posted.balances.get('cash');
  assert(posted.because === 'insufficient', 'a transaction that is new has moved nothing');
  return undefined;
}
