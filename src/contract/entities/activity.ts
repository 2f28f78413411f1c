/** What activities share: the list of active ones, a period, steps on the way to a reward, and the end of a claim. */
import * as v from 'valibot';
import { Cents } from '#shared/money.ts';
import { listOf, mapOf, maybe, Moment, Money, Text, Whole, Yes } from '../answer-fields.ts';
import { Flag, Sort } from './game.ts';
import { Reward } from './reward.ts';

/** An activity without times is always on. */
export const Period = { startTime: Moment, endTime: Moment };

/** What a festival sells for a deposit. */
export const Pack = v.object({
  propId: v.number(),
  title: Text,
  price: Cents,
  itemStatus: Whole,
  rewardList: listOf(Reward, 'rewardList'),
});
export type Pack = v.InferOutput<typeof Pack>;

/** `glance` is told by `glance.ts`; `url` is where an out-link leads; `packList` is what a festival sells; `coin` is one supply, `betRate` how often it is to be wagered, `leftToday` how many are left. */
const ActivityEntry = v.looseObject({
  ...Period,
  sort: Sort,
  title: Text,
  imgUrl: Text,
  url: Text,
  canReceive: Flag,
  coin: v.nullish(Cents),
  betRate: v.nullish(v.number()),
  leftToday: v.nullish(v.number()),
  packList: listOf(Pack, 'packList'),
});
export type ActivityEntry = v.InferOutput<typeof ActivityEntry>;

export const ActiveActivities = {
  /** Which are on for this player. */
  activityIds: listOf(v.number(), 'activityIds'),
  /** Under the type's id: those, and in the newest answer the ones that are over and owe the player something. */
  activityMap: mapOf(ActivityEntry, 'activityMap'),
};

export const ActivityData = v.object({
  ...ActiveActivities,
  isBankrupt: Yes,
  hasTurntable: Yes,
  loginPaying: Yes,
  totalRecharge: Money,
});

const step = {
  propId: v.number(), // What a claim names.
  title: Text,
  itemStatus: Whole,
  rewardList: listOf(Reward, 'rewardList'),
};

/** Claimable once `reached` is `target`: days, friends, points. */
export const Step = v.object({ ...step, target: Whole, reached: Whole });
export type Step = v.InferOutput<typeof Step>;

/** The same with an amount to reach. */
export const MoneyStep = v.object({ ...step, target: Money, reached: Money });
export type MoneyStep = v.InferOutput<typeof MoneyStep>;

/** One field of a wheel or a lottery. `chance` is how likely it is, in hundredths of a percent; 0 where the server does not say. */
export const Prize = v.object({
  propId: v.number(),
  title: Text,
  rewardList: listOf(Reward, 'rewardList'),
  chance: Whole,
});
export type Prize = v.InferOutput<typeof Prize>;

/** A line of an activity's ticker; the phone is masked by the server. */
export const Winner = v.object({
  phone: Text,
  nickname: Text,
  time: Moment,
  rewardList: listOf(Reward, 'rewardList'),
});
export type Winner = v.InferOutput<typeof Winner>;

/**
 * How a claim ends well: what was given, the balance after it, and the activity's new state, which takes the place of
 * the stored one. A server that leaves the state out makes the page ask for it. `propId` is where a wheel stopped.
 */
export const claimed = <State extends v.GenericSchema>(state: State) =>
  v.object({
    state: maybe(state),
    rewardList: listOf(Reward, 'rewardList'),
    coin: v.nullish(Cents),
    /** The points after it. */
    lottery: v.nullish(v.number()),
    propId: v.nullish(v.number()),
  });
