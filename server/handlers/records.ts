import { kindsOf, tellKind } from '../rules/coin-kinds.ts';
import { listMovements, listRounds } from '../sql/queries/play-records.ts';
import { notBuilt } from './handler.ts';
import type { HandlersOf } from './handlers-of.ts';
import { onOurList } from './on-our-list.ts';

export const records: HandlersOf<'records'> = {
  getRechargeRecord: notBuilt,
  getExchangeOrder: notBuilt,

  appUserCoinDetail: async ({ input: { kind, ...span }, player, services }) => {
    const kinds = kind === undefined ? undefined : kindsOf(kind);
    if (kinds?.length === 0) return { ok: true, value: { list: [], total: 0 } };
    const { list, total } = await listMovements(services.db, { ...span, playerId: player.id, kinds });
    return {
      ok: true,
      value: {
        total,
        list: list.map(({ id, amount, balance_after, created_at, kind: name }) => ({
          id,
          ...tellKind(name),
          amount,
          balance: balance_after,
          createTime: created_at.getTime(),
        })),
      },
    };
  },

  betRecord: async ({ input: { gameId, ...span }, player, services }) => {
    // What is no game of ours has no rounds, as game 0 has none.
    const game = gameId === undefined ? undefined : (onOurList(gameId) ?? 0);
    const { list, total, bet, win } = await listRounds(services.db, { ...span, playerId: player.id, gameId: game });
    return {
      ok: true,
      value: {
        total,
        bet,
        win,
        list: list.map((round) => ({
          id: round.id,
          gameId: round.game_id,
          gameName: round.name,
          bet: round.bet,
          win: round.win,
          status: round.status,
          createTime: round.created_at.getTime(),
        })),
      },
    };
  },
};
