import type { records } from '#contract/records.ts';
import type { Handler } from '../call/handler.ts';
import { bonusSource } from '../deposits/bonus-refs.ts';
import { readActivityTitles } from '../promotions/activity-titles.ts';
import { kindsOf, tellKind } from '../rules/coin-kinds.ts';
import type { TxnKind } from '../sql/ledger-tables.ts';
import { spanOf } from '../sql/page-of.ts';
import { listMovements } from '../sql/queries/play-records.ts';

/** Their movements go by the name of the order. */
const OF_ORDERS: readonly TxnKind[] = ['deposit', 'deposit-bonus', 'hold', 'release', 'settle'];

/** They say what has given them. */
const NAMED: readonly TxnKind[] = ['reward', 'deposit-bonus'];

export const coinDetail: Handler<typeof records.appUserCoinDetail> = async ({ input, player, db, now }) => {
  const { kind, betId, ...span } = spanOf(input, now);
  const kinds = kind === undefined ? undefined : kindsOf(kind);
  const nothing = { list: [], total: 0, moneyIn: 0, moneyOut: 0, stepList: span.sumBy ? [] : null };
  if (kinds?.length === 0) return { ok: true, value: nothing };
  const { list, ...sums } = await listMovements(db, { ...span, playerId: player.id, kinds, roundId: betId });
  const titleOf = list.some(({ kind: name }) => NAMED.includes(name)) ? await readActivityTitles(db) : () => '';
  return {
    ok: true,
    value: {
      ...sums,
      list: list.map(({ id, amount, balance_after, created_at, kind: name, ref, roundId, gameName }) => ({
        id,
        ...tellKind(name),
        amount,
        balance: balance_after,
        createTime: created_at.getTime(),
        orderId: OF_ORDERS.includes(name) ? (ref.split(' ')[0] ?? '') : '',
        betId: roundId ?? 0,
        gameName: gameName ?? '',
        activity: name === 'reward' ? titleOf(ref) : name === 'deposit-bonus' ? titleOf(bonusSource(ref)) : '',
      })),
    },
  };
};
