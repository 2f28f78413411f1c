import { COIN_SOURCES } from '#contract/money-enums.ts';
import type { records } from '#contract/records.ts';
import type { Handler } from '../call/handler.ts';
import { bonusSource, COUPON } from '../deposits/bonus-refs.ts';
import { NO_SOURCE, type Source, type SourceOf, sourcesOf } from '../promotions/sources.ts';
import { kindsOf, tellKind } from './coin-kinds.ts';
import type { TxnKind } from '../sql/ledger-tables.ts';
import { spanOf } from '../sql/page-of.ts';
import { listMovements } from './play-records.ts';

/** Their movements go by the name of the order. */
const OF_ORDERS: readonly TxnKind[] = ['deposit', 'deposit-bonus', 'hold', 'release', 'settle'];

/** What has given it, where that is more than its kind says. */
function sourceOf(kind: TxnKind, ref: string, read: SourceOf): Source {
  if (kind === 'sign-up-reward') return { source: COIN_SOURCES.signUp, activity: 'Sign-up' };
  if (kind === 'reward') return read(ref);
  if (kind !== 'deposit-bonus') return NO_SOURCE;
  const source = bonusSource(ref);
  return source === COUPON ? { source: COIN_SOURCES.coupon, activity: 'Coupon' } : read(source);
}

export const coinDetail: Handler<typeof records.appUserCoinDetail> = async ({ input, player, db, now }) => {
  const { kind, betId, ...span } = spanOf(input, now);
  const kinds = kind === undefined ? undefined : kindsOf(kind);
  const nothing = { list: [], total: 0, moneyIn: 0, moneyOut: 0, stepList: span.sumBy ? [] : null };
  if (kinds?.length === 0) return { ok: true, value: nothing };
  const wanted = { playerId: player.id, kinds, roundId: betId, ...span };
  const { list, sums, beside: read } = await listMovements(db, wanted, sourcesOf(db));
  return {
    ok: true,
    value: {
      list: list.map(({ id, amount, balance_after, created_at, kind: name, ref, roundId, gameName }) => ({
        id,
        ...tellKind(name),
        amount,
        balance: balance_after,
        createTime: created_at.getTime(),
        orderId: OF_ORDERS.includes(name) ? (ref.split(' ')[0] ?? '') : '',
        betId: roundId ?? 0,
        gameName: gameName ?? '',
        ...sourceOf(name, ref, read),
      })),
      ...sums,
    },
  };
};
