import type { Round } from '../wire.ts';
import { tell } from './embedder.ts';
import type { GameTable } from './game-table.ts';
import { pesos } from './money.ts';
import { text } from './text.ts';

/** The end of a round in figures and words. A prize is one that is larger than the bet; less is what it is: a loss. */
export function sayResult(
  { shell, sound, noteSeen }: GameTable,
  { key, stake, win, balance }: Pick<Round, 'key' | 'stake' | 'win' | 'balance'>,
  more = '',
): void {
  shell.setWin(win);
  shell.setBalance(balance);
  // Not before it is seen here: the figure in the page around us would tell the end of a round that still turns.
  tell({ kind: 'round' });
  noteSeen(key);
  const words = resultOf(stake, win);
  shell.say(more === '' ? words : `${more}. ${words}`, win > stake ? 'win' : 'plain');
  if (win > stake) sound.prize();
}

function resultOf(stake: number, win: number): string {
  if (win === 0) return text.noWin;
  if (win === stake) return text.evenOut(pesos(stake));
  return win > stake ? text.won(pesos(win)) : text.returned(pesos(win), pesos(stake));
}
