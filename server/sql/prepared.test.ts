import { sql } from 'kysely';
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
    expect(forms).toEqual(['first', 'last', 'first since']);
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
});
