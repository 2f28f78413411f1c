import { brands, gameTypes } from './brands.ts';
import { makeGames } from './make-games.ts';
import { customerServices, genericImages, rechargeChannels, socialMedia, userLevels } from './operator.ts';
import { activities, banners, notices, videos } from './promotions.ts';
import { makeBigWins, makeNewYearWins } from './tickers.ts';
import type { World } from './world-types.ts';

/** How many games `makeWorld` can name. */
const MOST_GAMES = 20_000;

/**
 * The world that development and tests start from: the same for the same size, on every machine and on every day. It
 * reads no clock and no chance; times are given as minutes before whatever now is.
 */
export function makeWorld({ games: count }: { games: number }): World {
  if (!Number.isInteger(count) || count < 1 || count > MOST_GAMES) {
    throw new RangeError(`A world has from 1 to ${MOST_GAMES} games`);
  }
  const games = makeGames(count);
  return {
    types: gameTypes,
    brands,
    games,
    banners,
    notices,
    videos,
    activities,
    socialMedia,
    userLevels,
    rechargeChannels,
    customerServices,
    genericImages,
    bigWins: makeBigWins(games),
    newYearWins: makeNewYearWins(),
  };
}
