import type { Dice } from '../../engines/color/color-game.ts';
import { text } from '../text.ts';

export function sayDice(dice: Dice, isPast = false): string {
  const names = dice.map((color) => text.colors[color]).join(', ');
  return isPast ? text.showed(names) : text.showing(names);
}
