/** What the handlers of uploads share: the sealed folder, and how many pictures are taken in and worked on at once. */
import type { Kysely } from 'kysely';
import { SECOND_MS } from '#shared/durations.ts';
import { type BoundedPool, makeBoundedPool } from '../fair/bounded-pool.ts';
import { makeFairTurns, type Turns } from '../fair/turns.ts';
import type { Tables } from '../sql/tables.ts';
import { openVault, type Vault } from './vault.ts';

export interface Uploads {
  vault: Vault;
  /** Each holds one file in memory for as long as a slow line takes to bring it. */
  receiving: BoundedPool;
  /** Guests have half of the places, so that those who are nobody yet never keep out a player. */
  receivingOfGuests: BoundedPool;
  /** And each network or player a few. */
  turns: Turns;
  /** One at a time: a picture of the greatest size takes up to 300 MB while it is decoded. */
  decoding: BoundedPool;
}

/** A picture on a fair connection takes less. */
const PATIENCE_MS = 10 * SECOND_MS;

export const openUploads = (folder: string, db: Kysely<Tables>): Uploads => ({
  vault: openVault(folder, db),
  receiving: makeBoundedPool({ running: 16, waiting: 16, patienceMs: PATIENCE_MS }),
  receivingOfGuests: makeBoundedPool({ running: 8, waiting: 8, patienceMs: PATIENCE_MS }),
  turns: makeFairTurns({ running: 3, waiting: 3, patienceMs: PATIENCE_MS }),
  decoding: makeBoundedPool({ running: 1, waiting: 32 }),
});
