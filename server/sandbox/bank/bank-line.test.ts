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
});
