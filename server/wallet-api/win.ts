import type { Transaction } from 'kysely';

import { ROUND_STATUS } from '#contract/money-enums.ts';
import { assert } from '#shared/assert.ts';
import { type Locked, lockOfAccounts } from '../ledger/lock-accounts.ts';
import { post } from '../ledger/post.ts';
import { countWinOfPlayer } from '../play/count-win.ts';
import { earnPoints } from '../points/earn.ts';
import { type RoundToPay, roundToPay } from '../sql/queries/rounds.ts';
import type { Tables } from '../sql/tables.ts';
import type { WalletRequest } from './protocol.ts';
import { refuse, settle, type Teller, type TellerContext } from './teller.ts';

type Win = WalletRequest<'win'>;

/** Asks neither whether the visit is open nor whether the books are: what a round has won is owed. */
export const payWin: Teller<Win> = (db, win, context) => {
  const { now, services, visit } = context;
  return settle<[Locked, RoundToPay]>(
    db,
    { call: 'win', input: win, now },
    async (locked, [round]) => {
      if (round?.status === ROUND_STATUS.undone) return refuse('rolledBack');
      if (round?.status !== ROUND_STATUS.open) return refuse('unknownRound');
      const rules = await services.configAnswers.current(now);
      const balance = await movePrize(db, win, accountsOf(locked, 'cash'), context);
      await countWinOfPlayer(db, visit, { round, ...win, now }, rules);
      if (win.isRoundOver)
        await earnPoints(db, round, { rule: rules.points, locked: accountsOf(locked, 'points'), visit, now });
      return { ok: true, value: { balance } };
    },
    [lockOfAccounts(db, visit.player_id, ['cash', 'points']), roundToPay(db, { ...win, visitId: visit.id })],
  );
};

const accountsOf = (locked: readonly Locked[], name: Locked['kind']): Locked[] =>
  locked.filter(({ kind }) => kind === name);

async function movePrize(
  db: Transaction<Tables>,
  { transactionId: ref, amount }: Win,
  cash: readonly Locked[],
  { now, visit }: TellerContext,
): Promise<number | undefined> {
  if (amount === 0) return cash[0]?.balance ?? 0;
  const amounts = { cash: amount, 'provider-clearing': -amount };
  const posted = await post(db, { kind: 'win', ref, playerId: visit.player_id, amounts, now }, cash);
  assert(posted.ok, 'a win that is new is always taken');
  return posted.balances.get('cash');
}
