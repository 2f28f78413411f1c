/** Prizes by chance: how likely each is stands in its figures, is told on the page, and is what decides. */
import * as v from 'valibot';
import { REWARD_ITEMS } from '#contract/reward-enums.ts';
import { formatPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import type { Gift } from '../rules/gifts.ts';
import type { Random } from './promotion.ts';
import { Count } from './settings.ts';

/** Chances count hundredths of a percent, and those of one draw come to this. */
export const ALL_CHANCES = 10_000;

/** `amount`: in hundredths, of coin or of points. */
const Chanced = v.object({ amount: Count, chance: v.pipe(Count, v.minValue(1), v.maxValue(ALL_CHANCES)) });
export type Chanced = v.InferOutput<typeof Chanced>;

const MOST_PRIZES = 12;

export const Chances = v.pipe(
  v.array(Chanced),
  v.minLength(2),
  v.maxLength(MOST_PRIZES),
  v.check((all) => all.reduce((sum, { chance }) => sum + chance, 0) === ALL_CHANCES),
);

/** The number of a prize, from 1 on. */
export function drawPrize(prizes: readonly Chanced[], random: Random): number {
  let left = random(ALL_CHANCES);
  const at = prizes.findIndex(({ chance }) => (left -= chance) < 0);
  return at + 1;
}

/** As the page draws them, with how likely each is, and how often its coin is to be wagered. */
export const tellPrizes = (prizes: readonly Chanced[], { id, betRate }: Pick<Gift, 'id' | 'betRate'>) =>
  prizes.map(({ amount, chance }, at) => ({
    propId: at + 1,
    title: id === REWARD_ITEMS.coin ? formatPesos(cents(amount)) : `${amount / 100}`,
    rewardList: [{ id, count: amount, betRate }],
    chance,
  }));
