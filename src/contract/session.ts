/**
 * Becoming a player, staying one and leaving: sign-up, sign-in, codes, the after-login information, presence. Nothing
 * here waits in a queue, and no password travels unsealed.
 */
import * as v from 'valibot';
import { maybe, Text } from './answer-fields.ts';
import { defineCalls } from './define.ts';
import { ConfigEntries } from './entities/config.ts';
import { Account, DeviceFields, PhoneInfo, Registration } from './entities/registration.ts';
import { BoundUser, RefreshedUser, SignedIn, User } from './entities/user.ts';
import { SIGN_IN, SIGN_IN_REFUSALS, SIGN_UP_REFUSALS } from './errcodes.ts';
import { CountryCode, Id, Mobile, Nothing, OneTimeCode, oneOf, SealedPassword, upTo } from './request-fields.ts';

/** The configuration's own entries, with the player among them. */
const AfterLogin = v.looseObject({ ...ConfigEntries, appUser: User });

const Reached = v.nullish(v.union([v.number(), v.boolean()]), 0);
const Maintenance = v.object({ status: v.nullish(v.number(), 0), content: Text });

export const session = defineCalls({
  accountLogin: {
    path: '/app/v1/accountLogin',
    access: 'anyone',
    effect: 'change',
    policy: { kind: 'network' },
    repeats: 'by-itself', // Nothing that opens a session is kept; the key is with what was done.
    request: Registration,
    answer: SignedIn,
    refusals: SIGN_IN_REFUSALS,
  },
  /** Sign-up by phone with a code. */
  accountRegist4: {
    path: '/app/v1/accountRegist4',
    access: 'anyone',
    effect: 'change',
    policy: { kind: 'network' },
    repeats: 'by-itself', // Nothing that opens a session is kept; the key is with what was done.
    request: v.object({ ...Registration.entries, account: Mobile, code: OneTimeCode }),
    answer: SignedIn,
    refusals: { ...SIGN_UP_REFUSALS, [SIGN_IN.mobileTaken]: 'login.loginFailed' },
  },
  accountRegist: {
    path: '/app/v1/accountRegist',
    access: 'anyone',
    effect: 'change',
    policy: { kind: 'network' },
    repeats: 'by-itself', // Nothing that opens a session is kept; the key is with what was done.
    request: Registration,
    answer: SignedIn,
    refusals: SIGN_UP_REFUSALS,
  },
  /** Social sign-in, after the outside provider has sent the person back. */
  lineLogin: {
    path: '/app/v1/lineLogin',
    access: 'anyone',
    effect: 'change',
    policy: { kind: 'network' },
    repeats: 'by-itself', // Nothing that opens a session is kept; the key is with what was done.
    request: v.object({
      state: v.pipe(upTo(256), v.minLength(1)),
      code: v.pipe(upTo(2048), v.minLength(1)),
      uuid: v.optional(upTo(128), ''),
      phoneinfoJsonModel: v.optional(PhoneInfo),
      /** Ours: proves that the page that brings the code is the page that asked for it (PKCE). */
      codeVerifier: v.optional(upTo(128), ''),
    }),
    answer: SignedIn,
    refusals: SIGN_IN_REFUSALS,
  },
  /** Binds a phone to the signed-in player. */
  bindAccount: {
    path: '/app/v1/bindAccount',
    access: 'player',
    effect: 'change',
    policy: { kind: 'network' },
    request: v.object({
      ...DeviceFields,
      mobile: Mobile,
      code: v.optional(v.union([v.literal(''), OneTimeCode]), ''),
      password: v.optional(SealedPassword),
    }),
    answer: BoundUser,
    refusals: {
      [SIGN_IN.accountTaken]: 'bind.alreadyBound',
      [SIGN_IN.wrongCode]: 'code.wrong',
      [SIGN_IN.mobileTaken]: 'bind.mobileTaken',
      [SIGN_IN.invalidDetails]: 'bind.invalidDetails',
      [SIGN_IN.ofSafebox]: 'password.ofSafebox',
      [SIGN_IN.tooManyTries]: 'bind.tooManyTries',
    },
  },
  forgetPassword: {
    path: '/app/v1/forgetPassword',
    access: 'anyone',
    effect: 'change',
    policy: { kind: 'network' },
    repeats: 'by-itself', // It may wait for its turn, and must not hold a transaction meanwhile.
    request: v.object({ ...DeviceFields, account: Account, password: SealedPassword, code: OneTimeCode }),
    answer: v.object({}),
    refusals: {
      ...SIGN_UP_REFUSALS,
      [SIGN_IN.wrongCode]: 'code.wrong',
      [SIGN_IN.ofSafebox]: 'password.ofSafebox',
    },
  },
  smsSend: {
    path: '/app/v1/smsSend',
    access: 'anyone',
    effect: 'change',
    policy: { kind: 'network' },
    repeats: 'by-itself', // It may wait for its turn, and must not hold a transaction meanwhile.
    request: v.object({
      countryCode: CountryCode,
      mobile: Mobile,
      type: oneOf(0),
      appId: upTo(128),
      channel: upTo(64),
    }),
    /** Seconds until another code may be asked for. */
    answer: v.object({ waitSeconds: v.nullish(v.number(), 60) }),
    refusals: {
      [SIGN_IN.invalidDetails]: 'login.loginSendFail',
      [SIGN_IN.tooManyTries]: 'login.loginSendFail',
    },
  },
  refreshData: {
    path: '/app/v1/refreshData',
    access: 'public',
    effect: 'read',
    policy: { kind: 'cache', freshMs: 5_000 },
    request: Nothing,
    answer: RefreshedUser,
  },
  getAfterLoginInfo: {
    path: '/app/v1/getAfterLoginInfo',
    access: 'public',
    effect: 'read',
    policy: { kind: 'config' },
    request: v.object({ gameListVersion: v.optional(upTo(64), '') }),
    answer: AfterLogin,
    refusals: SIGN_IN_REFUSALS,
  },
  getAfterLoginInfoWeb: {
    path: '/app/v1/getAfterLoginInfoWeb',
    access: 'player',
    effect: 'read',
    policy: { kind: 'config' },
    request: v.object({
      gameListVersion: v.optional(upTo(64), ''),
      os: v.optional(upTo(64), ''),
      version: v.optional(upTo(32), ''),
      deviceModel: v.optional(upTo(256), ''),
    }),
    answer: AfterLogin,
    refusals: SIGN_IN_REFUSALS,
  },
  online: {
    path: '/app/v1/online',
    access: 'player',
    effect: 'change',
    policy: { kind: 'network' },
    repeats: 'by-itself', // To say twice that the player is here is the same, and the answer is about now.
    request: v.object({ gameId: v.optional(Id) }),
    answer: v.object({
      gamingDurationLimit: Reached,
      dailyBetLimit: Reached,
      weeklyBetLimit: Reached,
      monthlyBetLimit: Reached,
      lossLimit: Reached,
      maintenance: maybe(Maintenance),
    }),
  },
  /** Ours: ends this session on the server; the device forgets it with or without an answer. */
  logout: {
    path: '/app/v1/logout',
    isOurs: true,
    access: 'player',
    effect: 'change',
    policy: { kind: 'network' },
    repeats: 'by-itself', // The second time there is no session, and the answer says so.
    request: Nothing,
    answer: v.object({}),
  },
});
