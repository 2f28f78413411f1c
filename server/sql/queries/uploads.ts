import { type Kysely, sql } from 'kysely';

import { log } from '#shared/log.ts';

import { inTransaction } from '../in-transaction.ts';
import type { NewRow, Row, Tables } from '../tables.ts';

interface Owner {
  /** Null for a guest, who is known by the fingerprint of the device. */
  playerId: number | null;
  fingerprint: string;
}

/** One statement, so that of several claims at once each gets all or nothing; says how many it made the player's. */
export async function claimAll(
  db: Kysely<Tables>,
  paths: readonly string[],
  { playerId, fingerprint, now }: Owner & { playerId: number; now: Date },
): Promise<number> {
  const { rows } = await sql<{ path: string }>`
    with mine as (
      select path from upload
      where path = any(${paths}) and (player_id = ${playerId} or (player_id is null and fingerprint = ${fingerprint}))
      order by path
      for update
    )
    update upload set player_id = ${playerId}, claimed_at = coalesce(claimed_at, ${now})
    where path in (select path from mine) and (select count(*) from mine) = ${paths.length}
    returning path`.execute(db);
  return rows.length;
}

/** When the last of these was handed in. */
export async function whenClaimed(db: Kysely<Tables>, paths: readonly string[]): Promise<Date | undefined> {
  const { at } = await db
    .selectFrom('upload')
    .select(({ fn }) => fn.max('claimed_at').as('at'))
    .where('path', 'in', paths)
    .executeTakeFirstOrThrow();
  return at ?? undefined;
}

export function findUpload(db: Kysely<Tables>, path: string): Promise<Row<'upload'> | undefined> {
  return db.selectFrom('upload').selectAll().where('path', '=', path).executeTakeFirst();
}

/** The same picture of the same side, as this player or this guest's device has sent it since. */
export function findSame(
  db: Kysely<Tables>,
  { playerId, fingerprint }: Owner,
  { slot, sha256, since }: { slot: number; sha256: string; since: Date },
): Promise<Row<'upload'> | undefined> {
  return db
    .selectFrom('upload')
    .selectAll()
    .where('created_at', '>', since)
    .where('slot', '=', slot)
    .where('sha256', '=', sha256)
    .where((upload) =>
      playerId === null
        ? upload.and([upload('player_id', 'is', null), upload('fingerprint', '=', fingerprint)])
        : upload('player_id', '=', playerId),
    )
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Counts as sent just now. False when it is gone meanwhile. */
export async function renewUpload(db: Kysely<Tables>, path: string, now: Date): Promise<boolean> {
  const renewed = await db
    .updateTable('upload')
    .set({ created_at: now })
    .where('path', '=', path)
    .returning('path')
    .executeTakeFirst();
  return renewed !== undefined;
}

/** How many this device or this player has sent since. Players whose device has no mark are not one device. */
export async function countUploads(db: Kysely<Tables>, { playerId, fingerprint }: Owner, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('upload')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('created_at', '>', since)
    .where((upload) =>
      upload.or([
        ...(playerId === null ? [] : [upload('player_id', '=', playerId)]),
        ...(fingerprint === '' ? [] : [upload('fingerprint', '=', fingerprint)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return count;
}

/** Any numbers do, as long as they are used for nothing else. */
const DEVICE_LOCK = 7_390_142;
const PLAYER_LOCK = 7_390_143;

/**
 * False when there would be more than `most` with it; uploads of one device, or of one player, are counted one after
 * the other.
 */
export async function insertWithinQuota(
  db: Kysely<Tables>,
  row: NewRow<'upload'>,
  { owner, since, most }: { owner: Owner; since: Date; most: number },
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    if (owner.fingerprint !== '')
      await sql`select pg_advisory_xact_lock(${DEVICE_LOCK}, hashtext(${owner.fingerprint}))`.execute(transaction);
    const player = owner.playerId ?? owner.fingerprint;
    await sql`select pg_advisory_xact_lock(${PLAYER_LOCK}, hashtext(${String(player)}))`.execute(transaction);
    if ((await countUploads(transaction, owner, since)) >= most) return false;
    await transaction.insertInto('upload').values(row).execute();
    return true;
  });
}

/** What is claimed already stays. */
export async function deleteUploads(
  db: Kysely<Tables>,
  paths: readonly string[],
  remove: (path: string) => Promise<void>,
): Promise<void> {
  if (paths.length === 0) return;
  await inTransaction(db, async (transaction) => {
    const gone = await transaction
      .deleteFrom('upload')
      .where('path', 'in', paths)
      .where('claimed_at', 'is', null)
      .returning('path')
      .execute();
    for (const { path } of gone) await remove(path);
  });
}

const PIECE = 500;

/**
 * Calls `remove` for each before its row is gone: after a crash in between, the row is there to be found again. Each by itself, so that
 * one whose file stays keeps its row, and holds up no other. Returns how many are gone.
 */
export async function deleteUnclaimed(
  db: Kysely<Tables>,
  before: Date,
  remove: (path: string) => Promise<void>,
): Promise<number> {
  let gone = 0;
  let after = '';
  for (;;) {
    const piece = await db
      .selectFrom('upload')
      .select('path')
      .where('claimed_at', 'is', null)
      .where('created_at', '<', before)
      .where('path', '>', after)
      .orderBy('path')
      .limit(PIECE)
      .execute();
    for (const { path } of piece) if (await isDeleted(db, path, remove)) gone += 1;
    const last = piece.at(-1);
    if (!last) return gone;
    after = last.path;
  }
}

async function isDeleted(db: Kysely<Tables>, path: string, remove: (path: string) => Promise<void>): Promise<boolean> {
  try {
    return await inTransaction(db, async (transaction) => {
      const unclaimed = transaction.deleteFrom('upload').where('path', '=', path).where('claimed_at', 'is', null);
      const [row] = await unclaimed.returning('path').execute();
      if (row) await remove(path);
      return row !== undefined;
    });
  } catch (error) {
    log.error('an upload was not deleted', { path, detail: String(error) });
    return false;
  }
}

export function findCurrentKey(db: Kysely<Tables>): Promise<Row<'upload_key'> | undefined> {
  return db.selectFrom('upload_key').selectAll().where('retired_at', 'is', null).executeTakeFirst();
}

export function findKey(db: Kysely<Tables>, kid: string): Promise<Row<'upload_key'> | undefined> {
  return db.selectFrom('upload_key').selectAll().where('kid', '=', kid).executeTakeFirst();
}

/** Of several servers that make the first key at once, one wins and all use its key. */
export async function addUploadKey(db: Kysely<Tables>, key: NewRow<'upload_key'>): Promise<void> {
  await db
    .insertInto('upload_key')
    .values(key)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
