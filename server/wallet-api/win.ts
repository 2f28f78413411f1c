import type { Transaction } from 'kysely';

import { ROUND_STATUS } from '#contract/enums.ts';
import { assert } from '#shared/assert.ts';
import { readBalance } from '../ledger/balance.ts';
import { post } from '../ledger/post.ts';
import { countWinOfPlayer } from '../play/count-win.ts';
import { findRound } from '../sql/queries/rounds.ts';
import { lockVisit } from '../sql/queries/visits.ts';
import type { Tables } from '../sql/tables.ts';
import type { WalletRequest } from './protocol.ts';
import { refuse, settle, type Teller } from './teller.ts';

/** Asks neither whether the visit is open nor whether the books are: what a round has won is owed. */
export const payWin: Teller<WalletRequest<'win'>> = async (db, win, { now, services }) => {
  const visit = await lockVisit(db, { id: win.session });
  if (!visit) return refuse('unknownSession');
  return settle(db, { call: 'win', input: win, now }, async () => {
    const round = await findRound(db, { visitId: visit.id, roundId: win.roundId });
    if (round?.status === ROUND_STATUS.undone) return refuse('rolledBack');
    if (round?.status !== ROUND_STATUS.open) return refuse('unknownRound');
    const { transactionId, amount, isRoundOver } = win;
    const playerId = visit.player_id;
    const balance = await movePrize(db, playerId, { transactionId, amount, now });
    const rules = await services.configAnswers.current(now);
    await countWinOfPlayer(db, visit, { roundRow: round.id, amount, isRoundOver, now }, rules);
    return { ok: true, value: { balance } };
  });
};

async function movePrize(
  db: Transaction<Tables>,
  playerId: number,
  { transactionId: ref, amount, now }: { transactionId: string; amount: number; now: Date },
): Promise<number | undefined> {
  if (amount === 0) return readBalance(db, playerId);
  const amounts = { cash: amount, 'provider-clearing': -amount };
  const posted = await post(db, { kind: 'win', ref, playerId, amounts, now });
  assert(posted.ok, 'a win that is new is always taken');
  return posted.balances.get('cash');
}
