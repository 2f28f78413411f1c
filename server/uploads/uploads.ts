/** What the handlers of uploads share: the sealed folder, and how many pictures are worked on at once. */
import type { Kysely } from 'kysely';
import { type BoundedPool, makeBoundedPool } from '../players/bounded-pool.ts';
import type { Tables } from '../sql/tables.ts';
import { openVault, type Vault } from './vault.ts';

export interface Uploads {
  vault: Vault;
  pool: BoundedPool;
}

/** A picture of the greatest size takes some 150 MB while it is decoded. */
const AT_ONCE = 2;
const WAITING = 30;

export const openUploads = (folder: string, db: Kysely<Tables>): Uploads => ({
  vault: openVault(folder, db),
  pool: makeBoundedPool({ running: AT_ONCE, waiting: WAITING }),
});
