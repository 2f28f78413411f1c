import type { EventItem } from '#contract/logging.ts';
import type { KeptConfig } from './queries.ts';

export interface ConfigRow {
  id: 'current';
  savedAt: number; // Milliseconds since 1970.
  gameListVersion: string;
  config: KeptConfig;
}

/** Who is signed in on this device, for whoever cannot read localStorage. Nothing here says who that is. */
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

/** A damaged row is as good as none: the server sends another. */
export const isWholeConfig = (row: ConfigRow | undefined): row is ConfigRow =>
  typeof (row?.config as Partial<ConfigRow['config']> | undefined)?.gameResourceUrl === 'string';
