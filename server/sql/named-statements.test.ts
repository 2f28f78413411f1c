import { expect, test } from 'vitest';

import { nameStatements } from './named-statements.ts';

const FEW = 3;

test.each([
  'select count(*) from game',
  'update visit set bet = bet + $1 * $2',
  'select round(extract(epoch from $1::interval) * 1000)',
])('%s has a name, the same each time', (text) => {
  const nameOf = nameStatements();
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
  expect(nameStatements()(text)).toBeUndefined();
});

test('no more statements are named than there is room for, and those that have a name keep it', () => {
  const nameOf = nameStatements(FEW);
  const texts = ['select 1', 'select 2', 'select 3', 'select 4'];
  expect(texts.map((text) => nameOf(text))).toEqual(['perya_1', 'perya_2', 'perya_3', undefined]);
  expect(nameOf('select 1')).toBe('perya_1');
});
