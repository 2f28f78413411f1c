import { type Kysely, sql } from 'kysely';

import { operatorRows } from '../operator-rows.ts';
import { ask, mapped, type Question } from '../question.ts';
import type { Tables } from '../tables.ts';

interface SettingRow {
  key: string;
  value: unknown;
}

const all = operatorRows<SettingRow>({
  area: 'settings',
  columns: ['key', 'value'],
  from: sql`setting`,
  orderBy: ['key'],
});

const toldOf = (rows: readonly SettingRow[]) => Object.fromEntries(rows.map(({ key, value }) => [key, value]));

/** Every key of the configuration that is not made from games, by its name on the wire. */
export async function readSettings(db: Kysely<Tables>): Promise<Record<string, unknown>> {
  return toldOf(await ask(db, all(db)));
}

/** Of these alone. */
export function settingsOf<Key extends string>(
  db: Kysely<Tables>,
  keys: readonly Key[],
): Question<Partial<Record<Key, unknown>>> {
  const isWanted = ({ key }: SettingRow): boolean => (keys as readonly string[]).includes(key);
  return mapped(all(db), (rows) => toldOf(rows.filter(isWanted)) as Partial<Record<Key, unknown>>);
}

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
