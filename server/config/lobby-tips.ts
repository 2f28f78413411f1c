import type { games } from '#contract/games.ts';
import type { Handler } from '../call/handler.ts';
import { unixSeconds } from '../sql/queries/activities.ts';
import { latestBigWins, latestNewYearWins, TICKER_LENGTH } from './latest-wins.ts';

export const lobbyTips: Handler<typeof games.lobbyTips> = async ({ db }) => {
  const [bigWins, newYearWins] = await Promise.all([
    latestBigWins(db, TICKER_LENGTH),
    latestNewYearWins(db, TICKER_LENGTH),
  ]);
  return {
    ok: true,
    value: {
      jackpotList: bigWins.map(({ game_id, phone, amount, won_at }) => ({
        gameId: game_id,
        phone,
        amount,
        timestamp: unixSeconds(won_at),
      })),
      newYearList: newYearWins.map(({ phone, item_id, count, won_at }) => ({
        phone,
        itemId: item_id,
        count,
        timestamp: unixSeconds(won_at),
      })),
    },
  };
};
