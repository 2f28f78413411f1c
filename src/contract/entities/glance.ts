/**
 * How a promotion stands for the player, in its row of the list: `glance` of an entry of `activityMap`. What says nothing is left
 * out. It is read where the list is drawn, so that the first screen does not load it.
 */
import * as v from 'valibot';
import { Cents } from '#shared/money.ts';

export const Glance = v.object({
  /** Gifts, days, packs or steps that are done, of how many. */
  reached: v.nullish(v.number()),
  target: v.nullish(v.number()),
  tickets: v.nullish(v.number()),
  turns: v.nullish(v.number()),
  cards: v.nullish(v.number()),
  /** Coin that is saved up and cannot be received before it comes to so much. */
  pot: v.nullish(Cents),
  potTarget: v.nullish(Cents),
  /** Coin that waits to be received. */
  waiting: v.nullish(Cents),
});
export type Glance = v.InferOutput<typeof Glance>;
