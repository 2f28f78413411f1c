import type { records } from '#contract/records.ts';
import type { Handler } from '../call/handler.ts';
import { onOurList } from '../play/on-our-list.ts';
import { spanOf } from '../sql/page-of.ts';
import { listRounds } from './play-records.ts';

export const betRecord: Handler<typeof records.betRecord> = async ({ input, player, db, now }) => {
  const { gameId, ...span } = spanOf(input, now);
  // What is no game of ours has no rounds, as game 0 has none.
  const game = gameId === undefined ? undefined : (onOurList(gameId) ?? 0);
  const { list, ...sums } = await listRounds(db, { ...span, playerId: player.id, gameId: game });
  return {
    ok: true,
    value: {
      ...sums,
      bet: sums.moneyOut,
      win: sums.moneyIn,
      list: list.map((round) => ({
        id: round.id,
        gameId: round.game_id,
        gameName: round.name,
        bet: round.bet,
        win: round.win,
        status: round.status,
        createTime: round.created_at.getTime(),
        finishTime: round.ended_at?.getTime() ?? 0,
      })),
    },
  };
};
