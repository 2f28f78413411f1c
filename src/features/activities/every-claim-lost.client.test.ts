/**
 * The table of claims: of each the answer is lost, the tab is killed, or the worker stops under it. The page asks what became of it, is
 * told, and never sends the claim a second time.
 */
import { expect, test } from 'vitest';
import { QUESTION_HEADER } from '#contract/envelope.ts';
import type { MoneyRow } from '#contract/define.ts';
import { tasks } from '#contract/tasks.ts';
import { leavePage, openLobby, signIn } from '../../../tests/kit/client/page.ts';
import { PAGES } from '../../../tests/kit/client/promotion-pages.ts';
import { pass } from '../../../tests/kit/client/turns.ts';
import { exampleOf, requestOf, wire } from '../../../tests/kit/client/wire.ts';

/** Each call once, though two promotions share some of them; tasks have no body of their own and claim as the others do. */
async function claimRows(): Promise<MoneyRow[]> {
  const bodies = await Promise.all(PAGES.map(({ load }) => load()));
  const all = [tasks.appProxyUser4TaskUserReceive, ...bodies.flatMap(({ claims }) => Object.values(claims))];
  return [...new Map(all.map((row) => [row.path, row])).values()];
}

const kinds = (row: MoneyRow): string[] =>
  wire.asked(row).map(({ headers }) => (headers.has(QUESTION_HEADER) ? 'question' : 'claim'));
const keys = (row: MoneyRow): number =>
  new Set(wire.asked(row).map(({ headers }) => headers.get('idempotency-key'))).size;

/** One claim, and then only questions under its key. */
const once = (row: MoneyRow) => [row.path, kinds(row).filter((kind) => kind === 'claim').length, keys(row)];

test('the table has every claim of every promotion', async () => {
  const rows = await claimRows();
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ effect }) => effect !== 'money')).toEqual([]);
});

test.each([
  ['a lost answer', 'refused'],
  ['a worker that stops while the answer comes', 'cut'],
] as const)('%s: each claim is told of, once', async (_what, how) => {
  const rows = await claimRows();
  await openLobby();
  await signIn();
  const { forgetLearnt, isChecking, lastLearnt, moveMoney } = await import('#data/money/asked.ts');
  for (const row of rows) {
    wire.on(row, how);
    expect(await moveMoney(row, requestOf(row))).toBeUndefined();
    expect([row.path, isChecking.value]).toEqual([row.path, true]);
    wire.on(row, exampleOf(row));
    await pass(30_000);
    expect([row.path, isChecking.value, lastLearnt.value?.found]).toEqual([row.path, false, 'done']);
    expect(once(row)).toEqual([row.path, 1, 1]);
    expect(kinds(row)).toContain('question');
    forgetLearnt();
  }
});

test('a killed tab: the next visit asks about each claim once, is told, and the visit after it asks no more', async () => {
  const rows = await claimRows();
  await openLobby();
  await signIn();
  const { moveMoney } = await import('#data/money/asked.ts');
  for (const row of rows) {
    wire.on(row, 'refused');
    expect(await moveMoney(row, requestOf(row))).toBeUndefined();
  }
  await leavePage();
  for (const row of rows) wire.on(row, exampleOf(row));
  await openLobby();
  const next = await import('#data/money/asked.ts');
  await next.resumeChecks();
  await pass(60_000, 4);
  expect([next.isChecking.value, next.lastLearnt.value?.found]).toEqual([false, 'done']);
  for (const row of rows) expect(once(row)).toEqual([row.path, 1, 1]);
  const asked = rows.map((row) => wire.asked(row).length);
  await leavePage();
  await openLobby();
  const last = await import('#data/money/asked.ts');
  await last.resumeChecks();
  await pass(60_000, 4);
  expect(rows.map((row) => wire.asked(row).length)).toEqual(asked);
  expect(last.lastLearnt.value?.found).toBeUndefined();
});
