/** The player, as the server tells of them. Unknown fields are kept: another server's player loses nothing here. */
import * as v from 'valibot';
import { listOf, mapOf, maybe, Money, Points, Text, Whole, Yes } from '../answer-fields.ts';
import { ActiveActivities } from './activity.ts';
import { Bank } from './bank.ts';
import { Flag } from './game.ts';
import { Reward } from './reward.ts';

const SomeId = v.nullish(v.union([v.number(), v.string()]), '');

/** The index of a picture; one that is no number is the first picture. */
const AvatarIndex = v.pipe(
  v.nullish(v.union([v.number(), v.string()]), 0),
  v.transform((raw) => (Number.isFinite(Number(raw)) ? Number(raw) : 0)),
);

const GameData = v.looseObject({
  gameLikes: mapOf(Flag, 'gameLikes'), // Game id to 1 or 0.
  gameHistory: listOf(v.number(), 'gameHistory'), // Oldest first.
});

export const User = v.looseObject({
  id: v.number(),
  uuid: Text,
  account: Text,
  password: Text, // Some servers echo it; ours never does, and nothing here shows or stores it.
  accountType: Whole,
  token: Text,
  nickname: Text,
  avatar: AvatarIndex,
  avatarOther: Text,
  mobile: Text,
  facebookAccount: Text,
  googleAccount: Text,
  lineAccount: Text,
  hasSafeboxPassword: Yes,
  hasKyc: Yes,
  hasUserOther: Yes,
  coin: Money,
  safebox: Money,
  lottery: Points,
  bet: Money,
  totalRecharge: Money,
  firstRecharge: Yes,
  vip: Whole,
  vipExp: Whole,
  userLevel: Whole,
  /** Ours: VIP level to when it was reached, in milliseconds. Levels from before this was noted are not in it. */
  reachedLevels: v.optional(mapOf(v.number(), 'reachedLevels')),
  regPeriod: Whole,
  /** The superior; empty when there is none. */
  pid: SomeId,
  aid: SomeId,
  inviteCode: Text,
  appUserBank: maybe(Bank),
  appUserBankList: listOf(Bank, 'appUserBankList'),
  appGameDataUser: v.nullish(GameData, {}),
  activityIds: v.nullish(v.looseObject(ActiveActivities), {}),
  /** Types of promotions that home does not show. */
  hiddenTypes: listOf(v.number(), 'hiddenTypes'),
  /** Types of promotions whose sheet the player has seen over home. What a release before has kept does not say. */
  shownTypes: v.optional(listOf(v.number(), 'shownTypes')),
  /** Share addresses under the kind of their task: "7" to "11". */
  shareUrlMap: mapOf(v.string(), 'shareUrlMap'),
  /** A deposit has come in that asks for the newer app. */
  rechargeUpdate: Yes,
});
export type User = v.InferOutput<typeof User>;

/** What every way of signing in answers: the player, with the token that later calls are made with. */
export const SignedIn = v.object({
  appUser: v.pipe(
    User,
    v.check((user) => user.token !== '', 'No token'),
  ),
});

/**
 * The fields that a refresh brings. A null says nothing about a field, so it is taken away before the reading could
 * turn it into an empty balance.
 */
export const RefreshedUser = v.pipe(
  v.custom<Partial<v.InferInput<typeof User>>>(isFields),
  v.transform(withoutNulls),
  v.partial(User),
);
export type RefreshedUser = v.InferOutput<typeof RefreshedUser>;

const Bound = v.looseObject({ ...User.entries, rewardList: listOf(Reward, 'rewardList') });

/** The same after a phone was bound, with what was given for it. */
export const BoundUser = v.pipe(
  v.custom<Partial<v.InferInput<typeof Bound>>>(isFields),
  v.transform(withoutNulls),
  v.partial(Bound),
);

function isFields(raw: unknown): boolean {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

function withoutNulls(raw: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== null));
}
