/** The database fails at one statement, whichever a test names, also at one of several that travel together, and at the commit. */
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { expect, vi } from 'vitest';
import { type Statement, Trip } from '#server/sql/trip.ts';
import type { Tables } from '#server/sql/tables.ts';

const MOST_STATEMENTS = 150;
const FAILING: Statement = { text: 'select 1 / 0', values: [], name: undefined };

/** Of all that `work` sends, the statement at this place fails, and nothing else. */
export async function failingAt<Result>(
  place: number,
  work: () => Promise<Result>,
): Promise<{ result: Result; isHit: boolean }> {
  let left = place;
  let isHit = false;
  const query = Reflect.get(pg.Client.prototype, 'query') as (this: unknown, ...asked: unknown[]) => unknown;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: unknown, ...asked: unknown[]) {
    const [first] = asked;
    const statements = first instanceof Trip ? (first.statements as Statement[]) : [FAILING];
    const at = left;
    left -= statements.length;
    if (at < 0 || at >= statements.length) return query.apply(this, asked);
    isHit = true;
    if (!(first instanceof Trip)) return query.apply(this, [FAILING.text, ...asked.slice(1)]);
    statements[at] = FAILING;
    return query.apply(this, asked);
  });
  try {
    return { result: await work(), isHit };
  } finally {
    spy.mockRestore();
  }
}

interface Cut {
  /** Whether it was told that all is done; it may be done again as long as it was not. */
  act: () => Promise<boolean>;
  /** What is the same as long as nothing has happened. */
  look: () => Promise<unknown>;
  /** A sweep: what it has ended stays ended when it fails at what comes next. */
  isSweep?: boolean;
}

/** Fails at every statement in turn; each time nothing has happened, until none is left to fail. Returns how many there are. */
export async function cutEverywhere({ act, look, isSweep = false }: Cut): Promise<number> {
  const before = await look();
  const between: unknown[] = [];
  for (let place = 0; place < MOST_STATEMENTS; place += 1) {
    const { result: isDone, isHit } = await failingAt(place, act);
    const now = await look();
    if (!isHit) {
      expect(isDone).toBe(true);
      for (const seen of between) expect([before, now]).toContainEqual(seen);
      return place;
    }
    if (isSweep) between.push(now);
    else expect([place, isDone, now]).toEqual([place, false, before]);
  }
  throw new Error('There is no end of statements.');
}

/** These are touched by whatever a player asks, before it is asked. */
const NOT_OF_THE_CALL = ['session', 'known_device'];

/** Every row that is a player's, in every table that has any. */
export async function rowsOf(db: Kysely<Tables>, playerId: number): Promise<Record<string, unknown>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'player_id' and table_name <> all (${NOT_OF_THE_CALL})
    order by 1`.execute(db);
  const one = (name: string, column: string) => sql`
    select ${name}::text as name, coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]') as rows
    from ${sql.table(name)} as t where ${sql.ref(column)} = ${playerId}`;
  const all = [one('player', 'id'), ...tables.map(({ name }) => one(name, 'player_id'))];
  const { rows } = await sql<{ name: string; rows: unknown }>`${sql.join(all, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, rows: own }) => [name, own]));
}
