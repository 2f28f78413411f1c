import type { records } from '#contract/records.ts';
import type { Handler } from '../call/handler.ts';
import { kindsOf, tellKind } from '../rules/coin-kinds.ts';
import { listMovements } from '../sql/queries/play-records.ts';

export const coinDetail: Handler<typeof records.appUserCoinDetail> = async ({ input, player, db }) => {
  const { kind, ...span } = input;
  const kinds = kind === undefined ? undefined : kindsOf(kind);
  if (kinds?.length === 0) return { ok: true, value: { list: [], total: 0, moneyIn: 0, moneyOut: 0 } };
  const { list, ...sums } = await listMovements(db, { ...span, playerId: player.id, kinds });
  return {
    ok: true,
    value: {
      ...sums,
      list: list.map(({ id, amount, balance_after, created_at, kind: name }) => ({
        id,
        ...tellKind(name),
        amount,
        balance: balance_after,
        createTime: created_at.getTime(),
      })),
    },
  };
};
