import { tell } from './embedder.ts';
import { pesos } from './money.ts';
import { callProvider } from './provider-call.ts';
import type { Shell } from './shell/shell.ts';
import { text } from './text.ts';

export interface BalanceQuestion {
  ask: () => Promise<void>;
  /** From the bet of a round until its end is seen nothing is asked, since the balance would tell that end. */
  beginRound: (key: string) => void;
  /** What was asked for meanwhile is asked once no round is left. */
  endRound: (key: string) => void;
  /** This round, and those that began before it. */
  endRoundsUpTo: (key: string) => void;
}

/** The ledger's figure, shown here and told to the page around us. */
export function makeBalanceQuestion(shell: Shell, token: string): BalanceQuestion {
  const rounds = new Set<string>();
  let begun = 0;
  let isWanted = false;
  let asking: Promise<void> | undefined;

  /** One question at a time: who asks meanwhile has the answer to a later one. */
  function ask(): Promise<void> {
    isWanted = true;
    if (rounds.size > 0) return Promise.resolve();
    asking ??= askWhileWanted();
    return asking;
  }

  async function askWhileWanted(): Promise<void> {
    while (isWanted && rounds.size === 0) {
      isWanted = false;
      const before = begun;
      const reply = await callProvider('balance', {}, token);
      // A round has begun meanwhile: the figure is from before its bet, or tells its end.
      if (begun !== before) isWanted = true;
      else if (reply.ok) {
        shell.setBalance(reply.value.balance);
        tell({ kind: 'round' });
      }
    }
    asking = undefined;
  }

  const goOn = (): void => {
    if (isWanted) void ask();
  };
  return {
    ask,
    beginRound(key) {
      rounds.add(key);
      begun += 1;
    },
    endRound(key) {
      rounds.delete(key);
      goOn();
    },
    endRoundsUpTo(key) {
      if (!rounds.has(key)) return;
      for (const one of rounds) {
        rounds.delete(one);
        if (one === key) break;
      }
      goOn();
    },
  };
}

/** A bet is above the balance that is shown, which may have grown in the meantime. */
export function sayCapped(shell: Shell, bet: number, askBalance: () => Promise<void>): void {
  shell.untilBalance(bet, shell.sayMeanwhile(text.capped(pesos(shell.balance()))));
  void askBalance();
}
