/** What has ended without its player is shown before anything else is played: a line that went, a tab that was closed. */
import type { Missed } from '../wire.ts';
import type { Game, GameTable } from './game-table.ts';
import { pesos } from './money.ts';
import { callProvider, pause } from './provider-call.ts';
import { text } from './text.ts';
import { watchWait } from './watch-wait.ts';

/** A round whose end nobody knows yet is asked about for a while, and told of at the next opening otherwise. */
const LOOKS = 6;
const BETWEEN_LOOKS_MS = 2_000;

export async function showMissed(table: GameTable, game: Game): Promise<void> {
  const { shell } = table;
  const before = shell.words();
  const endWait = watchWait({ say: () => shell.say(text.waiting), leadOut: () => undefined });
  const missed = await askMissed(table);
  endWait();
  if (shell.words() === text.waiting || shell.words() === text.underway) shell.say(before);
  if (!missed?.last) return;
  game.show(missed.last);
  shell.say(sayMissed(missed));
  await table.askBalance();
}

async function askMissed({ token, shell }: GameTable): Promise<Missed | null> {
  for (let looks = 1; looks <= LOOKS; looks += 1) {
    const reply = await callProvider('missed', {}, token);
    if (!reply.ok) return null;
    if (!reply.value.isUnderway) return reply.value;
    shell.say(text.underway);
    await pause(BETWEEN_LOOKS_MS);
  }
  return null;
}

/** Less than the bet is no win here either. */
function sayMissed({ stake, win }: Missed): string {
  if (win > stake) return text.missedWin(pesos(stake), pesos(win));
  return win > 0 ? text.missedReturn(pesos(stake), pesos(win)) : text.missedLoss(pesos(stake));
}
