/** What the wallet ought to answer, in as few words as it takes: a balance, rounds, and answers that stay what they were. */
export interface Expected {
  status: number;
  balance?: number;
}

interface Round {
  stakes: Map<string, number>;
  wins: number;
  isOver: boolean;
}

export function makeOracle(balance: number) {
  const rounds = new Map<string, Round>();
  const roundOfBet = new Map<string, string>();
  const undone = new Set<string>();
  const closed = new Set<string>();
  const once = makeAnswers();
  const well = (): Expected => ({ status: 200, balance });

  return {
    balance: () => balance,
    close: (session: string) => closed.add(session),
    bet: (transaction: string, { session, round, amount }: { session: string; round: string; amount: number }) =>
      once(transaction, () => {
        if (undone.has(transaction)) return { status: 410 };
        if (closed.has(session)) return { status: 409 };
        const known = rounds.get(round);
        if (known && (known.isOver || known.wins > 0)) return { status: 422 };
        if (amount > balance) return { status: 402 };
        balance -= amount;
        const now = known ?? { stakes: new Map(), wins: 0, isOver: false };
        rounds.set(round, { ...now, stakes: now.stakes.set(transaction, amount) });
        roundOfBet.set(transaction, round);
        return well();
      }),
    win: (transaction: string, { round, amount, isOver }: { round: string; amount: number; isOver: boolean }) =>
      once(transaction, () => {
        const known = rounds.get(round);
        if (known && known.stakes.size === 0) return { status: 410 };
        if (!known || known.isOver) return { status: 422 };
        balance += amount;
        rounds.set(round, { ...known, wins: known.wins + 1, isOver });
        return well();
      }),
    rollback: (transaction: string, bet: string) =>
      once(transaction, () => {
        const round = rounds.get(roundOfBet.get(bet) ?? '');
        const amount = round?.stakes.get(bet);
        if (round && amount !== undefined) {
          if (round.wins > 0) return { status: 422 };
          balance += amount;
          round.stakes.delete(bet);
          if (round.stakes.size === 0) round.isOver = true;
        }
        undone.add(bet);
        return well();
      }),
  };
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
