/**
 * The perya's own game: three dice with a colour on each side, and money on the colours. A colour that shows once pays
 * even money, twice pays two to one; all three pay eleven to one rather than the stalls' usual three, which lifts what
 * comes back from 92.13 to 95.83 percent.
 */
import { must } from '#shared/assert.ts';
import type { Random } from '../random.ts';

export const COLOURS = ['yellow', 'white', 'pink', 'blue', 'red', 'green'] as const;
export type Colour = (typeof COLOURS)[number];
export type Dice = readonly [Colour, Colour, Colour];
/** Hundredths on each colour; a colour without money is left out. */
export type ColourBets = { readonly [Name in Colour]?: number | undefined };

/** How many times the money on a colour comes back, by the number of dice that show it; the stake is part of it. */
const RETURNED = [0, 2, 3, 12] as const;

/** (75 × 2 + 15 × 3 + 1 × 12) / 216. */
export const COLOR_RTP_BP = 9583;

export function rollDice(random: Random): Dice {
  const roll = (): Colour => must(COLOURS[random(COLOURS.length)], 'a die shows one of its sides');
  return [roll(), roll(), roll()];
}

export function matchesOf(colour: Colour, dice: Dice): 0 | 1 | 2 | 3 {
  return dice.filter((shown) => shown === colour).length as 0 | 1 | 2 | 3;
}

export const stakeOf = (bets: ColourBets): number => COLOURS.reduce((sum, colour) => sum + (bets[colour] ?? 0), 0);

export const addBets = (bets: ColourBets, others: ColourBets): ColourBets =>
  Object.fromEntries(
    COLOURS.map((colour) => [colour, (bets[colour] ?? 0) + (others[colour] ?? 0)] as const).filter(
      ([, sum]) => sum > 0,
    ),
  );

export function payColours(bets: ColourBets, dice: Dice): number {
  return COLOURS.reduce((sum, colour) => sum + (bets[colour] ?? 0) * RETURNED[matchesOf(colour, dice)], 0);
}
