import type { EventItem } from '#contract/logging.ts';
import type { Banner, Config } from '#contract/entities/config.ts';
import type { KeptUser } from './player-schema.ts';

type ListKey = 'appGameList' | 'appGameTypeList' | 'appGamePlatformList' | 'appGameBrandList' | 'appLobbyAdConfigList';

/** The configuration as it is kept, without the lists that have a table of their own. A mapped type rather than Omit, which forgets the known keys of an object that lets unknown ones pass. */
export type KeptConfig = { [Key in keyof Config as Exclude<Key, ListKey>]: Config[Key] };

export interface ConfigRow {
  id: 'current';
  savedAt: number; // Milliseconds since 1970.
  /** Of the list that lies on shelves. */
  shelvedVersion?: string;
  /** Of a list whose games are a row each. A release that knows no shelves and runs after this one is to ask for its list. */
  gameListVersion: '';
  config: KeptConfig;
}

/** The session on this device, for the service worker, which cannot read localStorage. It holds no name. */
export interface SessionRow {
  id: 'current';
  token: string;
  playerId: number;
}

export interface EventRow {
  id: string;
  item: EventItem;
  tries: number;
}

/** A damaged row is as good as none, here and below: the server sends another. */
export const isWholeConfig = (row: ConfigRow | undefined): row is ConfigRow =>
  typeof (row?.config as Partial<ConfigRow['config']> | undefined)?.gameResourceUrl === 'string';

export const isWholeBanner = ({ imgUrl2, sort }: Partial<Banner>): boolean =>
  typeof imgUrl2 === 'string' && typeof sort === 'number';

export function isWholePlayer(row: KeptUser | undefined): row is KeptUser {
  const { user, savedAt } = (row ?? {}) as { user?: Partial<KeptUser['user']>; savedAt?: number };
  return Number.isFinite(savedAt) && Number.isInteger(user?.id) && typeof (user?.coin ?? 0) === 'number';
}
