import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { withEachDatabase } from '../../tests/kit/sql.ts';
import { prepared } from './prepared.ts';

interface Given {
  kinds: readonly string[];
  since?: number | undefined;
}

withEachDatabase((database) => {
  const db = () => database.current().db;

  test('is written once for each set of values that are there and for each form, and asks with the values of its call', async () => {
    const forms: (string | undefined)[] = [];
    const some = prepared((kysely, { kinds, since }: Given, form: 'first' | 'last') => {
      forms.push(`${form}${since === undefined ? '' : ' since'}`);
      const from = since === undefined ? sql`` : sql`where one.kind > ${since}::text`;
      const order = sql.raw(form === 'first' ? 'asc' : 'desc');
      return sql<{
        kind: string;
      }>`select kind from unnest(${kinds}::text[]) as one (kind) ${from} order by kind ${order} limit 1`.compile(
        kysely,
      );
    });
    const ask = async (given: Given, form: 'first' | 'last') =>
      (await db().executeQuery(some(db(), given, form))).rows[0]?.kind;
    expect(await ask({ kinds: ['a', 'b'] }, 'first')).toBe('a');
    expect(await ask({ kinds: ['b', 'c', 'd'] }, 'first')).toBe('b');
    expect(await ask({ kinds: ['b', 'c'], since: undefined }, 'last')).toBe('c');
    expect(await ask({ kinds: ['1', '2', '3'], since: 1 }, 'first')).toBe('2');
    expect(await ask({ kinds: ['1', '2', '3'], since: 3 }, 'first')).toBeUndefined();
    // Each with slots, and once with the first values.
    expect(forms).toEqual(['first', 'first', 'last', 'last', 'first since', 'first since']);
  });

  test('a value that the words would depend on is refused when the query is written', () => {
    const odd = prepared((kysely, { playerId }: { playerId: number }) =>
      kysely
        .selectFrom('player')
        .select('id')
        .where('id', '=', playerId + 1)
        .compile(),
    );
    expect(() => odd(db(), { playerId: 1 })).toThrow('The words of a prepared query do not depend on "playerId".');
  });

  test.each<[string, (given: Given) => RawBuilder<unknown>]>([
    ['how long a list is', ({ kinds }) => (kinds.length === 1 ? sql`${kinds[0]}` : sql`${kinds}::text[]`)],
    ['whether a figure is nothing', ({ since }) => (since ? sql`${since}::int` : sql`0`)],
    ['which figure it is', ({ since }) => (since === 0 ? sql`0` : sql`${since}::int`)],
    ['what a value is inside of another one', ({ kinds }) => sql`${JSON.stringify({ kinds })}`],
  ])('words that ask %s are refused when the query is written, and not answered anew for each call', (_what, asked) => {
    const odd = prepared((kysely, given: Given) => sql`select ${asked(given)}`.compile(kysely));
    expect(() => odd(db(), { kinds: ['a'], since: 0 })).toThrow('do not depend on its values');
  });
});
