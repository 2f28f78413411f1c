/** What has ended without its player is shown before anything else is played: a line that went, a tab that was closed. */
import type { Missed } from '../wire.ts';
import type { Game, GameTable } from './game-table.ts';
import { pesos } from './money.ts';
import { askUntilKnown, pause } from './provider-call.ts';
import { sayDice } from './color/say-dice.ts';
import { text } from './text.ts';
import { watchWait } from './watch-wait.ts';

/** A round whose end nobody knows yet is asked about for a while, and told of at the next opening otherwise. */
const LOOKS = 6;
const BETWEEN_LOOKS_MS = 2_000;

/** What waits for its player keeps its place on the table: then what was missed is told, and not laid over it. */
export async function showMissed(table: GameTable, game: Game, isAnyWaiting: boolean): Promise<void> {
  const { shell } = table;
  let takeBack = (): void => undefined;
  const sayMeanwhile = (words: string): void => {
    takeBack();
    takeBack = shell.sayMeanwhile(words);
  };
  const endWait = watchWait({ say: () => sayMeanwhile(text.waiting), leadOut: () => undefined });
  const missed = await askMissed(table, () => sayMeanwhile(text.underway));
  endWait();
  takeBack();
  if (!missed?.last) return;
  // The balance in it is that of then.
  if (!isAnyWaiting) game.show({ ...missed.last, balance: shell.balance() });
  table.noteSeen(missed.last.key, { withEarlier: true });
  shell.say(sayMissed(missed) + sayItsRoll(missed));
  await table.askBalance();
}

/** Until there is an answer: it is told before anything else is played. */
async function askMissed({ token }: GameTable, sayUnderway: () => void): Promise<Missed | null> {
  for (let looks = 1; looks <= LOOKS; looks += 1) {
    const reply = await askUntilKnown('missed', {}, token, () => undefined);
    if (!reply.ok) return null;
    if (!reply.value.isUnderway) return reply.value;
    sayUnderway();
    await pause(BETWEEN_LOOKS_MS);
  }
  return null;
}

/** Less than the bet is no win here either. */
function sayMissed({ stake, win }: Missed): string {
  if (win > stake) return text.missedWin(pesos(stake), pesos(win));
  return win > 0 ? text.missedReturn(pesos(stake), pesos(win)) : text.missedLoss(pesos(stake));
}

/** At a table that rolls on, the dice that are seen belong to another round. */
function sayItsRoll({ stake, last }: Missed): string {
  const isAlone = last?.stake === stake;
  return isAlone && last.kind === 'live' && last.dice ? `; ${sayDice(last.dice, true)}` : '';
}
