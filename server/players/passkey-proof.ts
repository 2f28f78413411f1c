/** What a device has signed, and the proof of a withdrawal by it. */
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { SIGN_IN } from '#contract/errcodes.ts';
import type { security } from '#contract/security.ts';
import { log } from '#shared/log.ts';
import type { Call, Tools } from '../call/context.ts';
import type { Handler } from '../call/handler.ts';
import { invalid, refuse } from '../call/result.ts';
import type { Kysely } from 'kysely';
import { isNewProof } from '../rules/proof-age.ts';
import { countTry } from '../sql/queries/tries.ts';
import { findPasskey, listPasskeys, touchPasskey } from '../sql/queries/passkeys.ts';
import type { Row, Tables } from '../sql/tables.ts';
import { provingByPasskey } from './tries.ts';
import { readSigned } from './passkey-answer.ts';
import { accept, ask } from './passkey-challenges.ts';
import type { RelyingParty } from './relying-party.ts';

/** What the player's own passkeys are asked to sign for one withdrawal. */
export const passkeyProofOptions: Handler<typeof security.passkeyProofOptions> = async (call) => {
  const { request, player, now, db, relyingParty } = call;
  const party = relyingParty(request);
  if (!party) return invalid;
  if (!(await countTry(db, provingByPasskey(player), now))) return refuse(SIGN_IN.tooManyTries);
  const known = (await listPasskeys(db, player.id)).filter(({ created_at }) => !isNewProof(created_at, now));
  if (known.length === 0) return refuse(SIGN_IN.notEligible);
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    challenge: new Uint8Array(await ask(db, { purpose: 'withdraw', playerId: player.id }, now)),
    allowCredentials: known.map(({ id }) => ({ id })),
    userVerification: 'required',
  });
  return { ok: true, value: { options: JSON.stringify(options) } };
};

interface Asked extends Pick<Call<never>, 'request' | 'idempotencyKey' | 'now'>, Pick<Tools, 'relyingParty'> {
  player: { id: number };
  db: Kysely<Tables>;
}

/** Whether a passkey of this player's has signed what it was asked for a withdrawal. What it was asked is used up by the try. */
export async function provePasskey(
  { request, idempotencyKey, player, now, db, relyingParty }: Asked,
  signed: string,
): Promise<'right' | 'wrong' | 'new'> {
  const party = relyingParty(request);
  const read = readSigned(signed);
  if (!party || !read) return 'wrong';
  const { response, challenge } = read;
  const answer = { purpose: 'withdraw', playerId: player.id, challenge, idempotencyKey } as const;
  if ((await accept(db, answer, now)) === 0) return 'wrong';
  const passkey = await findPasskey(db, response.id);
  if (passkey?.player_id !== player.id) return 'wrong';
  const counter = await verifySigned(response, { challenge, party, passkey });
  if (counter === undefined) return 'wrong';
  await touchPasskey(db, passkey.id, counter, now);
  return isNewProof(passkey.created_at, now) ? 'new' : 'right';
}

interface Against {
  challenge: string;
  party: RelyingParty;
  passkey: Row<'passkey'>;
  isRepeated?: boolean;
}

/** What the device counts by now; undefined where it has not signed it. */
export async function verifySigned(
  response: AuthenticationResponseJSON,
  { challenge, party, passkey, isRepeated = false }: Against,
): Promise<number | undefined> {
  // A repeated request brings the count that it has just been stored with.
  const counter = isRepeated ? Math.max(0, passkey.counter - 1) : passkey.counter;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: { id: passkey.id, publicKey: new Uint8Array(passkey.public_key), counter },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch (error) {
    // The library throws at whatever a device or a stranger has got wrong.
    log.info('passkey refused', { reason: error instanceof Error ? error.name : 'unknown' });
    return undefined;
  }
}
