import { sql, type Transaction } from 'kysely';

import type { Tables } from '../tables.ts';

/** A player's picture of their own, by the hash of its bytes; '' for none. Its bytes stand apart: the player is read by every call. */
export async function keepOwnPictures(db: Transaction<Tables>): Promise<void> {
  await sql`alter table player add column own_picture text not null default ''`.execute(db);
  await sql`create table own_picture (
    player_id bigint primary key references player (id) on delete cascade,
    jpeg bytea not null check (length(jpeg) <= 32768)
  )`.execute(db);
}
