/**
 * What guards an account beside its password: the other places it is signed in at, and passkeys. All of it is ours; the
 * configuration says whether a server knows passkeys.
 */
import * as v from 'valibot';
import { listOf, Moment, Text, Whole, Yes } from './answer-fields.ts';
import { defineCalls } from './define.ts';
import { DeviceFields } from './entities/registration.ts';
import { SignedIn } from './entities/user.ts';
import { SIGN_IN, SIGN_IN_REFUSALS } from './errcodes.ts';
import { filled, Nothing, SealedPassword, upTo } from './request-fields.ts';

const SignedInPlace = v.object({
  id: v.string(),
  device: Text, // As "Chrome on Android".
  createdAt: Moment,
  lastSeenAt: Moment,
  isCurrent: Yes,
});
export type SignedInPlace = v.InferOutput<typeof SignedInPlace>;

const Passkey = v.object({ id: v.string(), name: Text, createdAt: Moment, lastUsedAt: Moment });
export type Passkey = v.InferOutput<typeof Passkey>;
const Passkeys = v.object({ passkeys: listOf(Passkey, 'passkeys') });

/** What WebAuthn's own library makes and reads; as text, because its shape is that library's business. */
const CeremonyJson = v.pipe(v.string(), v.minLength(2), v.maxLength(16_384));

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
  /** Ends every other session and takes away all passkeys: a thief of the old password may have made one. */
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
    refusals: { [SIGN_IN.notEligible]: 'passkey.signInAgain' },
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
  removePasskey: {
    path: '/app/v1/removePasskey',
    isOurs: true,
    access: 'player',
    effect: 'change',
    policy: { kind: 'network' },
    request: v.object({ id: filled(512) }),
    answer: Passkeys,
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
