import type { GameTable } from './game-table.ts';
import { pesos } from './money.ts';
import { text } from './text.ts';

/** The end of a round in figures and words. A prize is one that is larger than the bet; less is what it is: a loss. */
export function sayResult(
  { shell, sound }: GameTable,
  { stake, win, balance }: Record<'stake' | 'win' | 'balance', number>,
  more = '',
): void {
  shell.setWin(win);
  shell.setBalance(balance);
  const words = resultOf(stake, win);
  shell.say(more === '' ? words : `${more}. ${words}`, win > stake ? 'win' : 'plain');
  if (win > stake) sound.prize();
}

function resultOf(stake: number, win: number): string {
  if (win === 0) return text.noWin;
  if (win === stake) return text.evenOut(pesos(stake));
  return win > stake ? text.won(pesos(win)) : text.returned(pesos(win), pesos(stake));
}
