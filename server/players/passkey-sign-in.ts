/** Signing in by what a device can prove. Nobody says who they are: the device knows, and its key says it. */
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { SIGN_IN } from '#contract/errcodes.ts';
import type { security } from '#contract/security.ts';
import type { Handler } from '../call/handler.ts';
import { type Counted, countTry } from '../sql/queries/tries.ts';
import { findPasskey, touchPasskey } from '../sql/queries/passkeys.ts';
import { admit } from './admit.ts';
import { signInFrom } from './tries.ts';
import { accept, ask } from './passkey-challenges.ts';
import { readSigned } from './passkey-answer.ts';
import { verifySigned } from './passkey-proof.ts';
import { invalid, refuse } from '../call/result.ts';
import { requirePlayer } from '../sql/queries/require-player.ts';

type Rows = typeof security;
type SignInCall = Parameters<Handler<Rows['passkeySignIn']>>[0];

/** As wide as sign-in itself, and counted apart: each asks first and signs in then. */
const asksFrom = (network: string): Counted => ({ ...signInFrom(network), scope: 'passkey-network' });

export const passkeySignInOptions: Handler<Rows['passkeySignInOptions']> = async (call) => {
  const { request, network, now, db, relyingParty } = call;
  const party = relyingParty(request);
  if (!party) return invalid;
  if (!(await countTry(db, asksFrom(network), now))) return refuse(SIGN_IN.tooManyTries);
  const challenge = await ask(db, { purpose: 'sign-in', playerId: null }, now);
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    challenge: new Uint8Array(challenge),
    // It stands in the place of a password: to hold the device is not enough, it must have been unlocked for this.
    userVerification: 'required',
  });
  return { ok: true, value: { options: JSON.stringify(options), ceremonyId: options.challenge } };
};

export const passkeySignIn: Handler<Rows['passkeySignIn']> = async (call) => {
  const { network, now, db, configAnswers } = call;
  const { maintenance } = await configAnswers.current(now);
  if (maintenance.status === 1) return refuse(SIGN_IN.maintenance);
  if (!(await countTry(db, signInFrom(network), now))) return refuse(SIGN_IN.tooManyTries);
  const playerId = await findProven(call);
  if (playerId === undefined) return refuse(SIGN_IN.wrongCredentials);
  return admit(call, await requirePlayer(call, playerId));
};

/** The player whose passkey has signed what we asked, here and now. */
async function findProven({
  input,
  request,
  idempotencyKey,
  now,
  db,
  relyingParty,
}: SignInCall): Promise<number | undefined> {
  const party = relyingParty(request);
  const read = readSigned(input.response);
  if (!party || read?.challenge !== input.ceremonyId) return undefined;
  const { response, challenge } = read;
  const times = await accept(db, { purpose: 'sign-in', playerId: null, challenge, idempotencyKey }, now);
  if (times === 0) return undefined;
  const passkey = await findPasskey(db, response.id);
  if (!passkey) return undefined;
  const counter = await verifySigned(response, { challenge, party, passkey, isRepeated: times > 1 });
  if (counter === undefined) return undefined;
  await touchPasskey(db, passkey.id, counter, now);
  return passkey.player_id;
}
