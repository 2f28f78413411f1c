/**
 * What home opens with. The document draws it before the program is there, out of localStorage or of an answer. It holds no
 * more of a player than home's first screen shows.
 */
import { bannersToShow } from '#contract/activity-rules.ts';
import type { Banner } from '#contract/entities/config.ts';
import type { Brand, Game, GameType } from '#contract/entities/game.ts';
import type { User } from '#contract/entities/user.ts';
import type { FavoriteRow, FirstPlayer } from './player-schema.ts';
import type { Lobby } from './queries.ts';

export interface FirstScreen {
  mode: string;
  resourceRoot: string;
  reward: number;
  isMaintenance: boolean;
  /** Those that are open to this viewer; where there are none, there is no place for them either. */
  banners: Banner[];
  savedAt: number;
  types: GameType[];
  brands: Brand[];
  games: Game[];
  gameCount: number;
  player?: ShownPlayer | undefined;
}

/** Of the player, what the header and the tiles show. */
type ShownUser = Pick<User, 'nickname' | 'account' | 'avatar' | 'avatarOther' | 'vip' | 'coin' | 'appGameDataUser'>;

interface ShownPlayer {
  user: ShownUser;
  savedAt: number;
  wishes: readonly FavoriteRow[];
}

export const firstScreenOf = ({ config, ...rows }: Lobby, player: FirstPlayer | undefined): FirstScreen => ({
  mode: config.mode,
  resourceRoot: config.gameResourceUrl,
  reward: config.userRegisterCoin,
  isMaintenance: config.maintenance.status === 1,
  banners: openBanners(rows.banners, player),
  savedAt: rows.savedAt,
  types: rows.types,
  brands: rows.brands,
  games: rows.hotGames,
  gameCount: rows.hotCount,
  player: player && { ...player.kept, wishes: player.wishes },
});

export function openBanners(banners: readonly Banner[], player?: FirstPlayer): Banner[] {
  const user = player?.kept.user;
  return bannersToShow(banners, {
    activityIds: user?.activityIds?.activityIds ?? [],
    hasMobile: Boolean(user?.mobile),
    hidden: player?.hidden ?? [],
  });
}

/** The first screen in localStorage, where it is there before any database is open. */
export interface KeptScreen {
  /** A screen of another shape, or another player's, is not drawn. */
  of: string;
  screen: FirstScreen;
}

const SHAPE = 1;

/** Of the player's mark on this device; a guest has null. */
export const screenMark = (owner: string | null): string => `${SHAPE} ${owner}`;
