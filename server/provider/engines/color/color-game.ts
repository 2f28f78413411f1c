/**
 * The perya's own game: three dice with a color on each side, and money on the colors. A color that shows once pays
 * even money, twice pays two to one; all three pay eleven to one rather than the stalls' usual three, which lifts what
 * comes back from 92.13 to 95.83 percent.
 */
import { must } from '#shared/assert.ts';
import type { Random } from '../random.ts';

export const COLORS = ['yellow', 'white', 'pink', 'blue', 'red', 'green'] as const;
export type Color = (typeof COLORS)[number];
export type Dice = readonly [Color, Color, Color];
/** Hundredths on each color; a color without money is left out. */
export type ColorBets = { readonly [Name in Color]?: number | undefined };

/** How many times the money on a color comes back, by the number of dice that show it; the stake is part of it. */
const RETURNED = [0, 2, 3, 12] as const;

/** (75 × 2 + 15 × 3 + 1 × 12) / 216. */
export const COLOR_RTP_BP = 9583;

export function rollDice(random: Random): Dice {
  const roll = (): Color => must(COLORS[random(COLORS.length)], 'a die shows one of its sides');
  return [roll(), roll(), roll()];
}

export function matchesOf(color: Color, dice: Dice): 0 | 1 | 2 | 3 {
  return dice.filter((shown) => shown === color).length as 0 | 1 | 2 | 3;
}

export const stakeOf = (bets: ColorBets): number => COLORS.reduce((sum, color) => sum + (bets[color] ?? 0), 0);

export const addBets = (bets: ColorBets, others: ColorBets): ColorBets =>
  Object.fromEntries(
    COLORS.map((color) => [color, (bets[color] ?? 0) + (others[color] ?? 0)] as const).filter(([, sum]) => sum > 0),
  );

export function payColors(bets: ColorBets, dice: Dice): number {
  return COLORS.reduce((sum, color) => sum + (bets[color] ?? 0) * RETURNED[matchesOf(color, dice)], 0);
}
