/** What home opens with, out of the device's rows or of an answer that nothing has checked yet. */
import { activeTypes, sortHot } from '#contract/game-rules.ts';
import { HOT_LIMIT } from '#contract/limits.ts';
import type { Banner } from '#contract/entities/config.ts';
import type { Brand, Game, GameType } from '#contract/entities/game.ts';
import { bannersToShow } from '#contract/activity-rules.ts';
import type { FirstPlayer } from '#store/player-schema.ts';
import type { Lobby } from '#store/queries.ts';
import { isWholeGame } from '#store/rows.ts';

export interface FirstScreen {
  mode: string;
  resourceRoot: string;
  reward: number;
  isMaintenance: boolean;
  banners: Banner[];
  savedAt: number;
  types: GameType[];
  brands: Brand[];
  games: Game[];
  gameCount: number;
  player?: FirstPlayer | undefined;
}

export const ofLobby = ({ config, ...rows }: Lobby, player: FirstPlayer | undefined): FirstScreen => ({
  mode: config.mode,
  resourceRoot: config.gameResourceUrl,
  reward: config.userRegisterCoin,
  isMaintenance: config.maintenance.status === 1,
  banners: rows.banners,
  savedAt: rows.savedAt,
  types: rows.types,
  brands: rows.brands,
  games: rows.hotGames,
  gameCount: rows.hotCount,
  player,
});

/** Of a guest's first visit. Undefined for what is no configuration; the program says so. */
export function ofReply(body: unknown): FirstScreen | undefined {
  const told = (body ?? {}) as Partial<Record<string, unknown>>;
  const games = sortHot(
    rowsOf<Partial<Game>>(told['appGameList'])
      .map((game) => ({ showType: 0, params: {}, ...game }) as Game)
      .filter(isWholeGame),
  );
  if (typeof told['gameResourceUrl'] !== 'string' || games.length === 0) return undefined;
  return {
    mode: told['mode'] === 'green' ? 'green' : 'other',
    resourceRoot: told['gameResourceUrl'],
    reward: Number(told['userRegisterCoin'] ?? 0),
    isMaintenance: (told['maintenance'] as { status?: number } | undefined)?.status === 1,
    banners: rowsOf(told['appLobbyAdConfigList']),
    savedAt: Date.now(),
    types: activeTypes(rowsOf(told['appGameTypeList'])),
    brands: rowsOf(told['appGameBrandList']),
    games: games.slice(0, HOT_LIMIT),
    gameCount: games.length,
  };
}

const LIST = '"appGameList":[';
/** Where a server does not say it, each part of its reply would be read for nothing. */
const COUNT = '"hotGameCount":';

/**
 * Of a guest's first visit, as soon as so much of the reply has come: the list of games ends it, and begins with the hot ones.
 * Undefined until then, and where the server does not say how many those are.
 */
export function ofPart(text: string): FirstScreen | undefined {
  const end = text.lastIndexOf('},{');
  if (end < 0 || !text.includes(COUNT) || !text.slice(0, end).includes(LIST)) return undefined;
  try {
    const told = JSON.parse(`${text.slice(0, end)}}]}`) as { hotGameCount?: number };
    const screen = ofReply(told);
    const count = told.hotGameCount ?? 0;
    const isEnough = screen && count > 0 && screen.gameCount >= Math.min(count, HOT_LIMIT);
    return isEnough ? { ...screen, gameCount: count } : undefined;
  } catch {
    return undefined; // Cut inside a game.
  }
}

const rowsOf = <Row>(list: unknown): Row[] => (Array.isArray(list) ? list.filter(Boolean) : []);

/** The banners that are open to this viewer; where there are none, there is no place for them either. */
export function openBanners({ banners, player }: FirstScreen): Banner[] {
  const user = player?.kept.user;
  return bannersToShow(banners, {
    activityIds: user?.activityIds?.activityIds ?? [],
    hasMobile: Boolean(user?.mobile),
    hidden: player?.hidden ?? [],
  });
}
