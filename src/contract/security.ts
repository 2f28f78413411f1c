/**
 * What guards an account beside its password: the other places it is signed in at, and passkeys. All of it is ours; the
 * configuration says whether a server knows passkeys.
 */
import * as v from 'valibot';
import { listOf, Moment, Text, Whole, Yes } from './answer-fields.ts';
import { defineCalls } from './define.ts';
import { SignedIn } from './entities/user.ts';
import { DeviceFields, Email } from './entities/registration.ts';
import { SIGN_IN, SIGN_IN_REFUSALS } from './errcodes.ts';
import { CeremonyJson, filled, Nothing, OneTimeCode, SealedPassword, upTo } from './request-fields.ts';

const SignedInPlace = v.object({
  id: v.string(),
  device: Text, // As "Chrome on Android"; empty where nothing is known of it.
  createdAt: Moment,
  lastSeenAt: Moment,
  isCurrent: Yes,
});
export type SignedInPlace = v.InferOutput<typeof SignedInPlace>;

const Passkey = v.object({ id: v.string(), name: Text, createdAt: Moment, lastUsedAt: Moment });
export type Passkey = v.InferOutput<typeof Passkey>;
const Passkeys = v.object({ passkeys: listOf(Passkey, 'passkeys') });

const Linked = v.object({
  /** As the player has told it, linked or not. */
  email: Text,
  isEmailLinked: Yes,
  /** An account at the site that the configuration's `socialLogin` names. */
  isSocialLinked: Yes,
  /** Without it the player would still come in. */
  mayUnlinkSocial: Yes,
});

/** What a player has linked to their account beside the phone. */
const getLinked = {
  path: '/app/v1/getLinked',
  isOurs: true,
  access: 'player',
  effect: 'read',
  policy: { kind: 'cache', freshMs: 60_000 },
  request: Nothing,
  answer: Linked,
} as const;

const LinkedGiven = v.object({ state: v.nullish(Linked) });

export const security = defineCalls({
  signedInPlaces: {
    path: '/app/v1/signedInPlaces',
    isOurs: true,
    access: 'player',
    effect: 'read',
    policy: { kind: 'network' },
    request: Nothing,
    answer: v.object({ places: listOf(SignedInPlace, 'places') }),
  },
  /** Ends one of them, or with an empty id all but this one. */
  signOutElsewhere: {
    path: '/app/v1/signOutElsewhere',
    isOurs: true,
    access: 'player',
    effect: 'change',
    policy: { kind: 'network' },
    request: v.object({ id: v.optional(upTo(64), '') }),
    answer: v.object({ ended: Whole }),
  },
  /** Ends every other session, and takes away all passkeys and what was linked: a thief of the old password may have made either. */
  changePassword: {
    path: '/app/v1/changePassword',
    isOurs: true,
    access: 'player',
    effect: 'change',
    policy: { kind: 'network' },
    request: v.object({ oldPassword: SealedPassword, password: SealedPassword }),
    answer: v.object({ ended: Whole }),
    refusals: {
      [SIGN_IN.wrongCredentials]: 'password.wrong',
      [SIGN_IN.invalidDetails]: 'password.wrongLength',
      [SIGN_IN.notEligible]: 'password.none',
      [SIGN_IN.tooManyTries]: 'password.tooOften',
      [SIGN_IN.ofSafebox]: 'password.ofSafebox',
    },
  },
  passkeys: {
    path: '/app/v1/passkeys',
    isOurs: true,
    access: 'player',
    effect: 'read',
    policy: { kind: 'network' },
    request: Nothing,
    answer: Passkeys,
  },
  /** The first half of adding one: what the device is asked to sign. */
  passkeyOptions: {
    path: '/app/v1/passkeyOptions',
    isOurs: true,
    access: 'player',
    effect: 'change',
    policy: { kind: 'network' },
    request: Nothing,
    answer: v.object({ options: CeremonyJson }),
    refusals: { [SIGN_IN.notEligible]: 'security.signInAgain' },
  },
  addPasskey: {
    path: '/app/v1/addPasskey',
    isOurs: true,
    access: 'player',
    effect: 'change',
    policy: { kind: 'network' },
    request: v.object({ response: CeremonyJson, name: filled(64) }),
    answer: Passkeys,
    refusals: { [SIGN_IN.wrongCredentials]: 'passkey.refused', [SIGN_IN.tooManyTries]: 'passkey.tooMany' },
  },
  /** Not where it is the only way in that is left. */
  removePasskey: {
    path: '/app/v1/removePasskey',
    isOurs: true,
    access: 'player',
    effect: 'change',
    policy: { kind: 'network' },
    request: v.object({ id: filled(512) }),
    answer: Passkeys,
    refusals: { [SIGN_IN.notEligible]: 'passkey.lastWay' },
  },
  /** What one of the player's own passkeys is asked to sign, as the second proof of one withdrawal. */
  passkeyProofOptions: {
    path: '/app/v1/passkeyProofOptions',
    isOurs: true,
    access: 'player',
    effect: 'change',
    policy: { kind: 'network' },
    request: Nothing,
    answer: v.object({ options: CeremonyJson }),
    refusals: { [SIGN_IN.notEligible]: 'wallet.newProof', [SIGN_IN.tooManyTries]: 'password.tooOften' },
  },
  getLinked,
  /** Sends a code to an address that the player wants to link. */
  sendEmailCode: {
    path: '/app/v1/sendEmailCode',
    isOurs: true,
    access: 'player',
    effect: 'change',
    policy: { kind: 'network' },
    request: v.object({ email: Email }),
    /** Seconds until another code may be asked for. */
    answer: v.object({ waitSeconds: Whole }),
    refusals: { [SIGN_IN.accountTaken]: 'link.emailIsLinked', [SIGN_IN.tooManyTries]: 'link.tooManyCodes' },
  },
  /** It is for good, as the phone is. */
  linkEmail: {
    path: '/app/v1/linkEmail',
    isOurs: true,
    access: 'player',
    effect: 'change',
    policy: { kind: 'network' },
    request: v.object({ email: Email, code: OneTimeCode }),
    answer: LinkedGiven,
    gives: getLinked,
    refusals: {
      [SIGN_IN.wrongCode]: 'code.wrong',
      [SIGN_IN.accountTaken]: 'link.emailIsLinked',
      [SIGN_IN.mobileTaken]: 'link.emailTaken',
    },
  },
  /** The first half of linking an account at another site: the state that has to come back from there, good in this session alone. */
  socialLinkState: {
    path: '/app/v1/socialLinkState',
    isOurs: true,
    access: 'player',
    effect: 'change',
    policy: { kind: 'network' },
    request: Nothing,
    answer: v.object({ state: filled(256) }),
    refusals: { [SIGN_IN.notEligible]: 'security.signInAgain', [SIGN_IN.accountTaken]: 'link.socialIsLinked' },
  },
  linkSocial: {
    path: '/app/v1/linkSocial',
    isOurs: true,
    access: 'player',
    effect: 'change',
    policy: { kind: 'network' },
    repeats: 'by-itself', // It asks another site, and must not hold a transaction meanwhile.
    request: v.object({ state: filled(256), code: filled(2048), codeVerifier: upTo(128) }),
    answer: LinkedGiven,
    gives: getLinked,
    refusals: {
      [SIGN_IN.wrongCredentials]: 'link.socialRefused',
      [SIGN_IN.accountTaken]: 'link.socialTaken',
      [SIGN_IN.tooManyTries]: 'link.tooOften',
    },
  },
  /** Where the player would come in without it, and has just logged in. */
  unlinkSocial: {
    path: '/app/v1/unlinkSocial',
    isOurs: true,
    access: 'player',
    effect: 'change',
    policy: { kind: 'network' },
    request: Nothing,
    answer: LinkedGiven,
    gives: getLinked,
    refusals: { [SIGN_IN.notEligible]: 'link.lastWay', [SIGN_IN.wrongCredentials]: 'security.signInAgain' },
  },
  /** The first half of signing in with one; it names no account, because the device knows which are its. */
  passkeySignInOptions: {
    path: '/app/v1/passkeySignInOptions',
    isOurs: true,
    access: 'anyone',
    effect: 'change',
    policy: { kind: 'network' },
    request: Nothing,
    answer: v.object({ options: CeremonyJson, ceremonyId: filled(64) }),
    refusals: { [SIGN_IN.tooManyTries]: 'login.loginFailed' },
  },
  passkeySignIn: {
    path: '/app/v1/passkeySignIn',
    isOurs: true,
    access: 'anyone',
    effect: 'change',
    policy: { kind: 'network' },
    repeats: 'by-itself', // Nothing that opens a session is kept; the key is with what was done.
    request: v.object({ ...DeviceFields, ceremonyId: filled(64), response: CeremonyJson }),
    answer: SignedIn,
    refusals: SIGN_IN_REFUSALS,
  },
});
