import type { Kysely } from 'kysely';

import { inTurn, prepared } from '../prepared.ts';
import { ask, type Question, question } from '../question.ts';
import type { Tables } from '../tables.ts';

/** Every key of the configuration that is not made from games, by its name on the wire. */
export async function readSettings(db: Kysely<Tables>): Promise<Record<string, unknown>> {
  const rows = await db.selectFrom('setting').select(['key', 'value']).execute();
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

/** Of these alone: the configuration is long, and a change that needs two keys of it does not wait for the rest. */
export function settingsOf<Key extends string>(
  db: Kysely<Tables>,
  keys: readonly Key[],
): Question<Partial<Record<Key, unknown>>> {
  return question(
    some(db, inTurn(keys)),
    (rows) => Object.fromEntries(rows.map(({ key, value }) => [key, value])) as Partial<Record<Key, unknown>>,
  );
}

const some = prepared((db, keys: Record<string, string>) =>
  db.selectFrom('setting').select(['key', 'value']).where('key', 'in', Object.values(keys)).compile(),
);

export const readSomeSettings = <Key extends string>(db: Kysely<Tables>, keys: readonly Key[]) =>
  ask(db, settingsOf(db, keys));

export async function writeSettings(db: Kysely<Tables>, settings: Record<string, unknown>): Promise<void> {
  const rows = Object.entries(settings).map(([key, value]) => ({ key, value: JSON.stringify(value) }));
  if (rows.length === 0) return;
  await db
    .insertInto('setting')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((row) => ({ value: row.ref('excluded.value'), updated_at: row.fn('now', []) })),
    )
    .execute();
}
