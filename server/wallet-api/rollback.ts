import type { Transaction } from 'kysely';

import { assert } from '#shared/assert.ts';
import { readBalance } from '../ledger/balance.ts';
import { post } from '../ledger/post.ts';
import { uncountBetOfPlayer } from '../play/count-bet.ts';
import { findBet, findRound, insertBet } from '../sql/queries/rounds.ts';
import type { PlayedVisit } from '../sql/queries/visits.ts';
import type { Row, Tables } from '../sql/tables.ts';
import type { WalletRequest } from './protocol.ts';
import { refuse, type Reply, settle, type Teller } from './teller.ts';

export const undoBet: Teller<WalletRequest<'rollback'>> = async (db, rollback, { now, visit }) => {
  const { betTransactionId } = rollback;
  return settle(db, { call: 'rollback', input: rollback, now }, async () => {
    const bet = await findBet(db, betTransactionId);
    if (bet && bet.visit_id !== visit.id) return refuse('invalid');
    const reply = bet ? await undo(db, bet, visit, now) : await forestall(db, betTransactionId, visit, now);
    return reply ?? { ok: true, value: { balance: await readBalance(db, visit.player_id) } };
  });
};

/** The bet has not come, or was refused. If it comes it is known to be undone. */
async function forestall(db: Transaction<Tables>, transaction_id: string, visit: PlayedVisit, now: Date) {
  const none = { round_id: '', amount: 0, is_undone: true };
  await insertBet(db, { transaction_id, visit_id: visit.id, ...none, made_at: now });
  return undefined;
}

async function undo(
  db: Transaction<Tables>,
  bet: Row<'bet'>,
  visit: PlayedVisit,
  now: Date,
): Promise<Reply | undefined> {
  if (bet.is_undone) return undefined;
  const round = await findRound(db, { visitId: visit.id, roundId: bet.round_id });
  // A player who has been paid for a bet cannot have it back as well.
  if (round && round.wins > 0) return refuse('unknownRound');
  if (bet.amount > 0) {
    const amounts = { cash: bet.amount, 'provider-clearing': -bet.amount };
    const playerId = visit.player_id;
    const posted = await post(db, { kind: 'rollback', ref: bet.transaction_id, playerId, amounts, now });
    assert(posted.ok, 'a bet that stands is undone once');
  }
  await uncountBetOfPlayer(db, visit, bet, now);
  return undefined;
}
