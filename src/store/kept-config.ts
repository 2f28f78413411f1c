import type { Config } from '#contract/entities/config.ts';
import type { Brand } from '#contract/entities/game.ts';
import type { KeptConfig } from './rows.ts';

/** Takes apart a reply: what is kept as one row, and the lists that have tables of their own. */
export function splitConfig(reply: Config) {
  const { appGameList, appGameTypeList, appGamePlatformList, appGameBrandList, appLobbyAdConfigList, ...rest } = reply;
  return {
    kept: rest satisfies KeptConfig,
    games: appGameList,
    types: appGameTypeList,
    banners: appLobbyAdConfigList,
    // Some servers name them platforms, some brands; an entry in both is one brand.
    brands: uniqueById([...appGameBrandList, ...appGamePlatformList]),
  };
}

/**
 * The list that must replace the stored one, if any. A reply without a list, or with an empty one, never takes away
 * what the device has: then the stored version stays as well, so that the next call asks for the list again.
 */
export function nextGames(reply: Config, storedVersion: string) {
  const games = reply.appGameList;
  // A list without a version may be any list.
  const isKnown = storedVersion !== '' && reply.gameListVersion === storedVersion;
  return !games || games.length === 0 || isKnown ? undefined : games;
}

function uniqueById(brands: Brand[]): Brand[] {
  return [...new Map(brands.toReversed().map((brand) => [brand.id, brand])).values()];
}
