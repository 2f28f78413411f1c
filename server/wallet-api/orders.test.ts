import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { playKit } from '../../tests/kit/play.ts';
import { withEachDatabase } from '../../tests/kit/sql.ts';
import { openPurse } from '../../tests/kit/money-oracle.ts';
import { makeOracle } from '../../tests/kit/wallet-oracle.ts';
import { readBalance } from '../ledger/balance.ts';
import { findMismatches } from '../ledger/find-mismatches.ts';

const STEPS = ['bet', 'bet', 'win', 'win', 'rollback', 'rollback'] as const;
type Step = (typeof STEPS)[number];

/** Every order of the steps, each once. */
function ordersOf(steps: readonly Step[]): Step[][] {
  if (steps.length === 0) return [[]];
  return [...new Set(steps)].flatMap((first) => {
    const rest = steps.toSpliced(steps.indexOf(first), 1);
    return ordersOf(rest).map((order) => [first, ...order]);
  });
}

const orders = ordersOf(STEPS);
const [STAKE, PRIZE, BEGIN] = [1_000, 2_700, 100_000];

withEachDatabase((database) => {
  const { db, wallet, playerId } = playKit(database);

  test('a bet, a win and a rollback, each told twice, end alike in every one of the 90 orders', async () => {
    expect(orders).toHaveLength(90);
    const session = await wallet().visit(playerId());
    const oracle = makeOracle(openPurse(BEGIN));
    const ends = new Map<number, number>();
    for (const order of orders) {
      const before = oracle.purse.cash;
      const [round, bet, win, rollback] = Array.from({ length: 4 }, () => randomUUID());
      const names = { round: round!, bet: bet!, win: win!, rollback: rollback! };
      for (const step of order) {
        const { status, body } = await say(step, session, names);
        const expected = ask(step, session, names);
        expect({ status, balance: body['balance'] }, order.join(' ')).toEqual({ balance: undefined, ...expected });
      }
      expect(await readBalance(db(), playerId()), order.join(' ')).toBe(oracle.purse.cash);
      const moved = oracle.purse.cash - before;
      ends.set(moved, (ends.get(moved) ?? 0) + 1);
    }
    // Undone, or paid, or lost because the win came before its bet and never again.
    expect([...ends.keys()].toSorted((a, b) => a - b)).toEqual(
      [-STAKE, 0, PRIZE - STAKE].filter((end) => ends.has(end)),
    );
    expect(await findMismatches(db())).toEqual([]);

    type Names = Record<'round' | 'bet' | 'win' | 'rollback', string>;
    function say(step: Step, visit: string, { round, bet, win, rollback }: Names) {
      const in_ = { session: visit, roundId: round };
      if (step === 'bet') return wallet().say('bet', { ...in_, transactionId: bet, amount: STAKE });
      if (step === 'win') {
        return wallet().say('win', { ...in_, transactionId: win, amount: PRIZE, isRoundOver: true });
      }
      return wallet().say('rollback', { session: visit, transactionId: rollback, betTransactionId: bet });
    }
    function ask(step: Step, visit: string, { round, bet, win, rollback }: Names) {
      if (step === 'bet') return oracle.bet(bet, { session: visit, round, amount: STAKE });
      if (step === 'win') return oracle.win(win, { round, amount: PRIZE, isOver: true });
      return oracle.rollback(rollback, bet);
    }
  });
});
