import type { EventItem } from '#contract/logging.ts';
import type { KeptConfig } from './queries.ts';

export interface ConfigRow {
  id: 'current';
  savedAt: number; // Milliseconds since 1970.
  gameListVersion: string;
  config: KeptConfig;
}

export interface EventRow {
  id: string;
  item: EventItem;
  tries: number;
}
