/** What the handlers of uploads share: the sealed folder, and how many pictures are taken in and worked on at once. */
import type { Kysely } from 'kysely';
import { type BoundedPool, makeBoundedPool } from '../players/bounded-pool.ts';
import type { Tables } from '../sql/tables.ts';
import { openVault, type Vault } from './vault.ts';

export interface Uploads {
  vault: Vault;
  /** Each holds one file in memory for as long as a slow line takes to bring it. */
  receiving: BoundedPool;
  /** One at a time: a picture of the greatest size takes up to 300 MB while it is decoded. */
  decoding: BoundedPool;
}

export const openUploads = (folder: string, db: Kysely<Tables>): Uploads => ({
  vault: openVault(folder, db),
  receiving: makeBoundedPool({ running: 16, waiting: 16 }),
  decoding: makeBoundedPool({ running: 1, waiting: 32 }),
});
