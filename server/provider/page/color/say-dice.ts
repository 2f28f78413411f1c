import type { Dice } from '../../engines/color/color-game.ts';
import { text } from '../text.ts';

export const sayDice = (dice: Dice): string => text.showing(dice.map((colour) => text.colours[colour]).join(', '));
