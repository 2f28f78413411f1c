import { expect, test } from 'vitest';

import { nameOf } from './named-statements.ts';

test.each([
  'select count(*) from game',
  'update visit set bet = bet + $1 * $2',
  'select round(extract(epoch from $1::interval) * 1000)',
])('%s has a name, the same each time', (text) => {
  expect(nameOf(text)).toBeTypeOf('string');
  expect(nameOf(text)).toBe(nameOf(text));
});

test.each([
  'select * from game',
  'select "game".* from game',
  'select id, * from game',
  'insert into game (id) values ($1) returning *',
  'select distinct * from game',
])('%s has none: its columns may change', (text) => {
  expect(nameOf(text)).toBeUndefined();
});
