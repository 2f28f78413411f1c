import { tell } from './embedder.ts';
import { pesos } from './money.ts';
import { callProvider } from './provider-call.ts';
import type { Shell } from './shell/shell.ts';
import { text } from './text.ts';

export interface BalanceQuestion {
  ask: () => Promise<void>;
  /** From the bet of a round until its end is seen nothing is asked, since the balance would tell that end. */
  beginRound: () => void;
  /** What was asked for meanwhile is asked now. */
  endRound: () => void;
}

/** The ledger's figure, shown here, and told to the page around us where it is another one. */
export function makeBalanceQuestion(shell: Shell, token: string): BalanceQuestion {
  const rounds = { isAnyOn: false, count: 0 };
  let isWanted = false;
  async function ask(): Promise<void> {
    isWanted = rounds.isAnyOn;
    if (isWanted) return;
    const { count } = rounds;
    const reply = await callProvider('balance', {}, token);
    // A round has begun meanwhile: the figure is from before its bet, or tells its end.
    if (rounds.count !== count) return ask();
    if (!reply.ok || reply.value.balance === shell.balance()) return;
    if (reply.value.balance > shell.balance()) shell.notice.moneyCame();
    shell.setBalance(reply.value.balance);
    tell({ kind: 'round' });
  }
  return {
    ask,
    beginRound() {
      rounds.isAnyOn = true;
      rounds.count += 1;
    },
    endRound() {
      rounds.isAnyOn = false;
      if (isWanted) void ask();
    },
  };
}

/** A bet is above the balance that is shown, which may have grown in the meantime. */
export function sayCapped(shell: Shell, askBalance: () => Promise<void>): void {
  shell.say(text.capped(pesos(shell.balance())));
  void askBalance();
}
