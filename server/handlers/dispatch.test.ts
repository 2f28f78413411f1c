import { expect, test } from 'vitest';
import { type Area, contract } from '#contract/index.ts';
import type { Row } from '#contract/define.ts';
import { notBuilt } from '../call/result.ts';
import { findHandler } from './dispatch.ts';

test('every call of the contract is built', () => {
  const rows = (Object.keys(contract) as Area[]).flatMap((area) => Object.values<Row>(contract[area]));
  expect(rows.filter((row) => findHandler(row) === notBuilt).map(({ path }) => path)).toEqual([]);
  expect(rows.length).toBeGreaterThan(100);
});
