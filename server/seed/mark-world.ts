import type { Kysely } from 'kysely';

import type { Tables } from '../sql/tables.ts';
import { writeSettings } from '../sql/queries/settings.ts';
import { makeWorld } from './world.ts';

/**
 * Players are told that winners and prizes are made up, for as long as the list of games is the seeded world's. True where
 * it is.
 */
export async function markWorld(db: Kysely<Tables>): Promise<boolean> {
  const [first] = makeWorld({ games: 1 }).games;
  const found = await db
    .selectFrom('game')
    .select('id')
    .where('id', '=', first?.id ?? 0)
    .where('name', '=', first?.name ?? '')
    .executeTakeFirst();
  await writeSettings(db, { demoWorld: found ? 1 : 0 });
  return found !== undefined;
}
