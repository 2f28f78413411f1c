import { type Kysely, sql } from 'kysely';

import { madeOf, operatorRows } from '../operator-rows.ts';
import { ask } from '../question.ts';
import type { Tables } from '../tables.ts';

interface SettingRow {
  key: string;
  value: unknown;
}

const rows = operatorRows<SettingRow>({
  area: 'settings',
  columns: ['key', 'value'],
  from: sql`setting`,
  orderBy: ['key'],
});

/** Every key of the configuration that is not made from games, by its name on the wire. */
export const settingsOf = madeOf(rows, (settings): Readonly<Record<string, unknown>> =>
  Object.fromEntries(settings.map(({ key, value }) => [key, value])),
);

export const readSettings = (db: Kysely<Tables>) => ask(db, settingsOf(db));

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
