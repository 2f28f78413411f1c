/** What players keep about themselves: profile, further details, share links, and the safebox with its own password. */
import * as v from 'valibot';
import { Cents } from '#shared/money.ts';
import { DAY_MS } from '#shared/durations.ts';
import { listOf, Moment, Money, Text, Whole, Yes } from './answer-fields.ts';
import { defineCalls } from './define.ts';
import { PersonFields } from './entities/registration.ts';
import { RefreshedUser } from './entities/user.ts';
import { SAFEBOX_DIRECTIONS } from './money-enums.ts';
import { PROFILE, SIGN_IN, WALLET } from './errcodes.ts';
import { OWN_PICTURE_CHARS } from './limits.ts';
import { NICKNAME_MAX } from './profile-rules.ts';
import { Paging, pageOf } from './paging.ts';
import { Amount, filled, Id, Nothing, OneTimeCode, oneOf, SealedPassword, upTo } from './request-fields.ts';

const Details = v.object({
  email: Text,
  fullName: Text,
  address: Text,
  birthday: Text, // As 1990-12-31.
  registeredPlace: Text,
  hasUserOther: Yes,
});

/** What a player has done in a promotion, once in a season: `mark` begins with the season. */
const Claimed = v.object({ id: v.string(), type: Whole, mark: Text, createTime: Moment });

/** More than there are kinds of promotions, and above all their numbers. */
export const MOST_TYPES = 50;
const HIGHEST_TYPE = 9_999;
const Types = v.pipe(v.array(v.pipe(Id, v.maxValue(HIGHEST_TYPE))), v.maxLength(MOST_TYPES));

const Safebox = v.object({ safebox: Money, coin: v.nullish(Cents), hasSafeboxPassword: Yes });

/** How the safebox stands after a change, for the page to show without asking again. */
const SafeboxGiven = v.object({ state: v.nullish(Safebox) });

const SAFEBOX_REFUSALS = {
  [WALLET.wrongPassword]: 'safebox.wrongPassword',
  [WALLET.tooOften]: 'safebox.tooOften',
} as const;

/** What lies in the safebox is no stake and no withdrawal until the player moves it back. */
const getSafebox = {
  path: '/app/v1/getSafebox',
  access: 'player',
  effect: 'read',
  policy: { kind: 'cache', freshMs: 5_000 },
  request: Nothing,
  answer: Safebox,
} as const;

const appUserOther = {
  path: '/app/v1/appUserOther',
  access: 'player',
  effect: 'read',
  policy: { kind: 'cache', freshMs: 60_000 },
  request: Nothing,
  answer: Details,
} as const;

export const account = defineCalls({
  updateProfile: {
    path: '/app/v1/updateProfile',
    access: 'player',
    effect: 'change',
    policy: { kind: 'network' },
    request: v.object({
      nickname: v.optional(filled(NICKNAME_MAX)),
      avatar: v.optional(Id),
      /** A picture of one's own as a data URL, cropped to a square; '' takes it away. */
      avatarOther: v.optional(upTo(OWN_PICTURE_CHARS)),
      /** Ours: what stood there when the player began, so that a change from another phone is not lost. */
      nicknameBefore: v.optional(upTo(128)),
      avatarBefore: v.optional(Id),
      avatarOtherBefore: v.optional(upTo(64)),
    }),
    answer: RefreshedUser,
    refusals: {
      [SIGN_IN.accountTaken]: 'profile.nicknameTaken',
      [SIGN_IN.invalidDetails]: 'profile.invalidDetails',
      [PROFILE.changedElsewhere]: 'profile.changedElsewhere',
      [PROFILE.tooOften]: 'profile.tooOften',
    },
  },
  /** Of ours: the picture of one's own. `avatarOther` of the user names it, and is another for another picture. */
  getOwnPicture: {
    path: '/app/v1/getOwnPicture',
    isOurs: true,
    access: 'player',
    effect: 'read',
    policy: { kind: 'cache', freshMs: DAY_MS },
    request: v.object({ avatarOther: upTo(64) }),
    answer: v.object({ picture: Text }),
  },
  appUserOther,
  /** What was left empty at sign-up is filled in, once. */
  updateAppUserOther: {
    path: '/app/v1/updateAppUserOther',
    access: 'player',
    effect: 'change',
    policy: { kind: 'network' },
    request: v.object({
      email: v.optional(PersonFields.email),
      fullName: v.optional(PersonFields.fullName),
      address: v.optional(upTo(50)),
      birthday: v.optional(PersonFields.birthday),
      registeredPlace: v.optional(upTo(128)),
    }),
    answer: Details,
    refusals: {
      [SIGN_IN.invalidDetails]: 'profile.invalidDetails',
      [SIGN_IN.notEligible]: 'profile.tooYoung',
      [PROFILE.fixed]: 'profile.fixed',
    },
    gives: appUserOther,
  },
  /** All that the player has claimed and done in promotions, for the copy of their data. */
  getClaimed: {
    path: '/app/v1/getClaimed',
    isOurs: true,
    access: 'player',
    effect: 'read',
    policy: { kind: 'network' },
    request: v.object(Paging),
    answer: v.object(pageOf(Claimed, 'claimed')),
  },
  /**
   * Which types of promotions home does not show the player; the list takes the place of the one before. `shownTypes` are those
   * whose sheet the player has seen over home, and join the ones before.
   */
  hideFromHome: {
    path: '/app/v1/hideFromHome',
    access: 'player',
    effect: 'change',
    isOurs: true,
    policy: { kind: 'network' },
    request: v.object({ types: v.optional(Types), shownTypes: v.optional(Types, []) }),
    answer: v.object({
      hiddenTypes: listOf(v.number(), 'hiddenTypes'),
      shownTypes: listOf(v.number(), 'shownTypes'),
    }),
  },
  /** Makes a short address for sharing; the same long address gives the same short one. */
  shortUrl: {
    path: '/app/v1/shortUrl',
    access: 'player',
    effect: 'change',
    policy: { kind: 'network' },
    request: v.object({ url: v.pipe(filled(2048), v.url()) }),
    answer: v.object({ shortUrl: v.pipe(v.string(), v.minLength(1)) }),
    refusals: { [WALLET.invalidDetails]: 'profile.invalidUrl' },
  },
  getSafebox,
  safeboxPasswordInit: {
    path: '/app/v1/safeboxPasswordInit',
    access: 'player',
    effect: 'change',
    policy: { kind: 'network' },
    request: v.object({ password: SealedPassword }),
    answer: SafeboxGiven,
    gives: getSafebox,
    refusals: {
      [WALLET.tooOften]: 'safebox.tooOften',
      [WALLET.notFound]: 'safebox.alreadySet',
      [WALLET.invalidDetails]: 'safebox.weakPassword',
      [WALLET.samePassword]: 'safebox.samePassword',
    },
  },
  /** Proved by the old password, or by a code that was texted to the player's own phone. */
  modifySafePassword: {
    path: '/app/v1/modifySafePassword',
    access: 'player',
    effect: 'change',
    policy: { kind: 'network' },
    request: v.object({
      oldPassword: v.optional(SealedPassword),
      code: v.optional(OneTimeCode),
      password: SealedPassword,
    }),
    answer: SafeboxGiven,
    gives: getSafebox,
    refusals: {
      ...SAFEBOX_REFUSALS,
      [WALLET.wrongCode]: 'code.wrong',
      [WALLET.needsMobile]: 'safebox.needsMobile',
      [WALLET.invalidDetails]: 'safebox.weakPassword',
      [WALLET.needsPassword]: 'safebox.notSet',
      [WALLET.samePassword]: 'safebox.samePassword',
    },
  },
  /** Ours, because the product's own list has no call for it: moves coin into the safebox, or with the password out of it. */
  safeboxTransfer: {
    path: '/app/v1/safeboxTransfer',
    isOurs: true,
    access: 'player',
    effect: 'money',
    policy: { kind: 'network' },
    request: v.object({
      direction: oneOf(SAFEBOX_DIRECTIONS.in, SAFEBOX_DIRECTIONS.out),
      amount: Amount,
      password: v.optional(SealedPassword),
    }),
    answer: Safebox,
    refusals: {
      ...SAFEBOX_REFUSALS,
      [WALLET.notEnough]: 'safebox.notEnough',
      [WALLET.needsPassword]: 'safebox.notSet',
    },
  },
});
