/** Sign-in by what the device itself can prove. The ceremonies are the browser's; the server checks what they sign. */
import type { Input } from '#contract/define.ts';
import { security, type Passkey } from '#contract/security.ts';
import type { User } from '#contract/entities/user.ts';
import { must } from '#shared/assert.ts';
import { log } from '#shared/log.ts';
import { type Outcome, fail, succeed } from '#shared/outcome.ts';
import { call } from '../call/call.ts';
import { readDevice, writeDevice } from '../device/device.ts';
import { describeDevice } from '../device/user-agent.ts';
import { type Intent, makeIntents } from '../call/intents.ts';
import { player } from '../player/session.ts';
import { signUpFields } from './sign-up-fields.ts';

/** `dismissed`: the person closed the browser's own dialog. */
type Ended<Value> = Outcome<Value> | 'dismissed';

export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window && window.isSecureContext;

/** Whether this very device can be the key, by its lock, its face or its finger. */
async function canBePasskey(): Promise<boolean> {
  if (!knowsPasskeys()) return false;
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
}

type NewPasskey = Input<typeof security.addPasskey>;

const intents = makeIntents<NewPasskey>();

/** One whose answer was lost is asked about first: the browser would not make this device a key a second time. */
export async function addPasskey(): Promise<Ended<Passkey[]>> {
  const intent = intents.of(`add for ${player.value?.user.id}`);
  if (intent.sent) return sendPasskey(intent);
  const asked = await call(security.passkeyOptions, {});
  if (!asked.ok) return asked;
  try {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const optionsJSON = JSON.parse(asked.value.answer.options) as Parameters<
      typeof startRegistration
    >[0]['optionsJSON'];
    const response = JSON.stringify(await startRegistration({ optionsJSON }));
    intent.sent = { response, name: describeDevice().os };
    return await sendPasskey(intent);
  } catch (error) {
    return ended(error);
  }
}

async function sendPasskey({ sent, key }: Intent<NewPasskey>): Promise<Ended<Passkey[]>> {
  const added = await call(security.addPasskey, must(sent, 'the device has signed it'), { key });
  intents.note(added);
  return added.ok ? succeed(added.value.answer.passkeys) : added;
}

export async function signInWithPasskey(countryCode: string): Promise<Ended<User>> {
  const asked = await call(security.passkeySignInOptions, {});
  if (!asked.ok) return asked;
  try {
    const { options, ceremonyId } = asked.value.answer;
    const response = await sign(options);
    const signedIn = await call(security.passkeySignIn, {
      ...(await signUpFields(countryCode)),
      ceremonyId,
      response,
    });
    return signedIn.ok ? succeed(signedIn.value.answer.appUser) : signedIn;
  } catch (error) {
    return ended(error);
  }
}

/** What one of the player's own passkeys has signed for one withdrawal. */
export async function proveByPasskey(): Promise<Ended<string>> {
  const asked = await call(security.passkeyProofOptions, {});
  if (!asked.ok) return asked;
  try {
    return succeed(await sign(asked.value.answer.options));
  } catch (error) {
    return ended(error);
  }
}

async function sign(options: string): Promise<string> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = JSON.parse(options) as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return JSON.stringify(await startAuthentication({ optionsJSON }));
}

function ended(error: unknown): 'dismissed' | ReturnType<typeof fail> {
  // A browser says the same of a person who says no and of one who waits too long.
  if (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)) return 'dismissed';
  return fail({ kind: 'broken', detail: String(error) });
}

/** Whether a passkey is worth offering: the device can be one, and no player has said no to it on this device. */
export async function isPasskeyOffered(): Promise<boolean> {
  return readDevice('passkeyOffer') === undefined && (await canBePasskey().catch(cannot));
}

/** A browser that does not say so, as one whose owner has forbidden passkeys. */
function cannot(error: unknown): false {
  log.info('not known whether this device can be a passkey', { why: String(error) });
  return false;
}

export function dismissPasskeyOffer(): void {
  writeDevice('passkeyOffer', 'answered');
}
