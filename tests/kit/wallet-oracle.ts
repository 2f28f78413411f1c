/** What the wallet ought to answer, in as few words as it takes: a balance, rounds, and answers that stay what they were. */
import type { Purse } from './money-oracle.ts';

export const POINTS_PER_HUNDRED_PESOS = 333;

export interface Expected {
  status: number;
  balance?: number;
}

interface Round {
  /** With what of each counted as wagered. */
  stakes: Map<string, { amount: number; counted: number }>;
  wins: number;
  isOver: boolean;
}

export function makeOracle(purse: Purse) {
  const rounds = new Map<string, Round>();
  const roundOfBet = new Map<string, string>();
  const [undone, closed] = [new Set<string>(), new Set<string>()];
  const once = makeAnswers();
  const well = (): Expected => ({ status: 200, balance: purse.cash });

  return {
    purse,
    close: (session: string) => closed.add(session),
    bet: (transaction: string, { session, round, amount }: { session: string; round: string; amount: number }) =>
      once(transaction, () => {
        if (undone.has(transaction)) return { status: 410 };
        if (closed.has(session)) return { status: 409 };
        const known = rounds.get(round);
        if (known && (known.isOver || known.wins > 0)) return { status: 422 };
        if (amount > purse.cash) return { status: 402 };
        const counted = Math.min(amount, purse.toWager);
        purse.cash -= amount;
        purse.toWager -= counted;
        const now = known ?? { stakes: new Map(), wins: 0, isOver: false };
        rounds.set(round, { ...now, stakes: now.stakes.set(transaction, { amount, counted }) });
        roundOfBet.set(transaction, round);
        return well();
      }),
    win: (transaction: string, { round, amount, isOver }: { round: string; amount: number; isOver: boolean }) =>
      once(transaction, () => {
        const known = rounds.get(round);
        if (known && known.stakes.size === 0) return { status: 410 };
        if (!known || known.isOver) return { status: 422 };
        purse.cash += amount;
        if (isOver) purse.points += pointsOf(known);
        rounds.set(round, { ...known, wins: known.wins + 1, isOver });
        return well();
      }),
    rollback: (transaction: string, bet: string) =>
      once(transaction, () => {
        const round = rounds.get(roundOfBet.get(bet) ?? '');
        const stake = round?.stakes.get(bet);
        if (round && stake !== undefined) {
          if (round.wins > 0) return { status: 422 };
          purse.cash += stake.amount;
          purse.toWager += stake.counted;
          round.stakes.delete(bet);
          if (round.stakes.size === 0) round.isOver = true;
        }
        undone.add(bet);
        return well();
      }),
  };
}

/** For all that was bet in the round and stands. */
function pointsOf({ stakes }: Round): number {
  const bet = [...stakes.values()].reduce((sum, { amount }) => sum + amount, 0);
  return Math.floor((bet * POINTS_PER_HUNDRED_PESOS) / 10_000);
}

/** An answer stays; only "there is no such round" may be another one later. */
function makeAnswers() {
  const answers = new Map<string, Expected>();
  return (transaction: string, work: () => Expected): Expected => {
    const before = answers.get(transaction);
    if (before) return before;
    const answer = work();
    if (answer.status !== 422) answers.set(transaction, answer);
    return answer;
  };
}

export type Oracle = ReturnType<typeof makeOracle>;
