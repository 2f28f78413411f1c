import { expect, test } from 'vitest';
import { withDatabase } from '../../../tests/kit/sql.ts';
import { makeBankLine } from './bank-line.ts';

withDatabase((database) => {
  test('a word that is just being told is not told once more by who goes through what is held', async () => {
    const line = makeBankLine(database.current().db, () => new Date(0));
    const told: string[] = [];
    const answers: ((status: number) => void)[] = [];
    line.open({
      pid: () => 1,
      start: () => undefined,
      stop: async () => undefined,
      tell: ({ id }) => {
        told.push(id);
        return new Promise((resolve) => answers.push(resolve));
      },
    });
    const saying = line.say({ orderId: 'pd-1', amount: 50_000, outcome: 'paid' });
    await expect.poll(() => told.length).toBe(1);
    const settling = line.settle();
    // The look at what is held is over before the answer comes.
    await database.current().db.selectFrom('sandbox_word').select('id').execute();
    answers[0]?.(200);
    await Promise.all([saying, settling]);
    expect(told).toHaveLength(1);
    await line.settle();
    expect(told).toHaveLength(1);
  });

  test('a word that was told while another before it was being told is not told once more', async () => {
    let answersAtOnce = false;
    const line = makeBankLine(database.current().db, () => new Date(0));
    const told: string[] = [];
    const answers = new Map<string, (status: number | undefined) => void>();
    const orderOf = (body: string) => (JSON.parse(body) as { orderId: string }).orderId;
    line.open({
      pid: () => 1,
      start: () => undefined,
      stop: async () => undefined,
      tell: async ({ body }) => {
        told.push(orderOf(body));
        if (answersAtOnce) return undefined;
        return new Promise((resolve) => answers.set(orderOf(body), resolve));
      },
    });
    answersAtOnce = true;
    await line.say({ orderId: 'pd-before', amount: 50_000, outcome: 'paid' });
    answersAtOnce = false;
    const saying = line.say({ orderId: 'pd-beside', amount: 50_000, outcome: 'paid' });
    await expect.poll(() => told).toEqual(['pd-before', 'pd-beside']);
    const settling = line.settle();
    await expect.poll(() => told).toEqual(['pd-before', 'pd-beside', 'pd-before']);
    answers.get('pd-beside')?.(200);
    await saying;
    answersAtOnce = true;
    answers.get('pd-before')?.(200);
    await settling;
    expect(told).toEqual(['pd-before', 'pd-beside', 'pd-before']);
  });

  test.each([
    ['nobody', undefined, 2],
    ['a server that fails', 500, 2],
    ['a busy server', 429, 2],
    ['a server that takes it', 200, 1],
    ['a server that knows no such deposit', 404, 1],
  ])('a word that %s has answered (%s) is told %i times', async (_who, status, times) => {
    const orderId = `pd-answered-${status}`;
    const line = makeBankLine(database.current().db, () => new Date(0));
    const told: string[] = [];
    line.open({
      pid: () => 1,
      start: () => undefined,
      stop: async () => undefined,
      tell: async ({ id, body }) => {
        // What a test before this one has left is told as well.
        if (body.includes(orderId)) told.push(id);
        return status;
      },
    });
    await line.say({ orderId, amount: 50_000, outcome: 'paid' });
    await line.settle();
    expect(told).toHaveLength(times);
    expect(new Set(told).size).toBe(1);
  });
});
