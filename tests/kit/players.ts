/** Players for tests: a test names only what it is about. */
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { insertPlayer } from '#server/sql/queries/players.ts';
import type { NewRow, Row, Tables } from '#server/sql/tables.ts';
import { must } from '#shared/assert.ts';

export async function aPlayer(db: Kysely<Tables>, changes: Partial<NewRow<'player'>> = {}): Promise<Row<'player'>> {
  const name = randomBytes(5).toString('hex');
  const player = await insertPlayer(db, {
    account: `u${name}`,
    account_type: 2,
    nickname: name,
    invite_code: name.toUpperCase(),
    created_at: new Date('2026-01-01T00:00:00Z'),
    ...changes,
  });
  return must(player, 'a player of a new name is made');
}
