import { must } from '#shared/assert.ts';
import type { Kysely } from 'kysely';
import { findPlayer } from './players.ts';
import type { Row, Tables } from '../tables.ts';

/** The whole row of a player whose session was just found. The session goes when the player's row goes. */
export async function requirePlayer({ db }: { db: Kysely<Tables> }, id: number): Promise<Row<'player'>> {
  return must(await findPlayer(db, id), 'a session has a player');
}
