/** The passkeys of a player: which there are, adding one, taking one away. */
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import { SIGN_IN } from '#contract/errcodes.ts';
import type { security } from '#contract/security.ts';
import { log } from '#shared/log.ts';
import type { Handler } from '../call/handler.ts';
import { deletePasskey, findPasskey, insertPasskey, listPasskeys } from '../sql/queries/passkeys.ts';
import { lockPlayer } from '../sql/queries/players.ts';
import type { Tables } from '../sql/tables.ts';
import { accept, ask } from './passkey-challenges.ts';
import { isFresh } from './is-fresh.ts';
import { readMade } from './passkey-answer.ts';
import { invalid, refuse } from '../call/result.ts';
import { requirePlayer } from '../sql/queries/require-player.ts';
import { mayRemovePasskey } from './ways-in.ts';

type Rows = typeof security;

const MOST = 10;
const NAME = 'Perya';
/** EdDSA, ES256 and RS256: between them every device has one. */
const ALGORITHMS = [-8, -7, -257];

export const passkeys: Handler<Rows['passkeys']> = async ({ player, db }) => tell(db, player.id);

export const passkeyOptions: Handler<Rows['passkeyOptions']> = async ({ player, request, now, db, relyingParty }) => {
  const party = relyingParty(request);
  if (!party) return invalid;
  // A passkey outlives the session that adds it, so a session that a stranger has come by is not enough.
  if (!isFresh(player, now)) return refuse(SIGN_IN.notEligible);
  const { uuid, account, mobile, nickname } = await requirePlayer({ db }, player.id);
  const options = await generateRegistrationOptions({
    rpName: NAME,
    rpID: party.id,
    userName: account ?? mobile ?? nickname,
    userDisplayName: nickname,
    userID: new Uint8Array(Buffer.from(uuid)),
    challenge: new Uint8Array(await ask(db, { purpose: 'add', playerId: player.id }, now)),
    attestationType: 'none',
    excludeCredentials: await listPasskeys(db, player.id),
    // Kept on the device with the name, so that signing in needs none.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return { ok: true, value: { options: JSON.stringify(options) } };
};

export const addPasskey: Handler<Rows['addPasskey']> = async (call) => {
  const { input, player, request, idempotencyKey, now, db, relyingParty } = call;
  const party = relyingParty(request);
  if (!party) return invalid;
  const read = readMade(input.response);
  if (!read) return refuse(SIGN_IN.wrongCredentials);
  const answer = { purpose: 'add', playerId: player.id, challenge: read.challenge, idempotencyKey } as const;
  if ((await accept(db, answer, now)) === 0) return refuse(SIGN_IN.wrongCredentials);
  const credential = await verify(read, party);
  if (!credential) return refuse(SIGN_IN.wrongCredentials);
  const known = await findPasskey(db, credential.id);
  if (known) return known.player_id === player.id ? tell(db, player.id) : refuse(SIGN_IN.wrongCredentials);
  const row = {
    id: credential.id,
    player_id: player.id,
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: JSON.stringify(credential.transports ?? []),
    name: input.name,
    created_at: now,
  };
  return (await insertPasskey(db, row, MOST)) ? tell(db, player.id) : refuse(SIGN_IN.tooManyTries);
};

export const removePasskey: Handler<Rows['removePasskey']> = async ({ input, player, db }) => {
  // Of this and the unlinking of another site at once, the second one sees what the first has left.
  const before = await lockPlayer(db, player.id);
  if (!(await mayRemovePasskey(db, before, input.id))) return refuse(SIGN_IN.notEligible);
  await deletePasskey(db, player.id, input.id);
  return tell(db, player.id);
};

async function verify(
  { response, challenge }: NonNullable<ReturnType<typeof readMade>>,
  { id, origin }: { id: string; origin: string },
) {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return registrationInfo?.credential;
  } catch (error) {
    // The library throws at whatever a device or a stranger has got wrong.
    log.info('passkey refused', { reason: error instanceof Error ? error.name : 'unknown' });
    return undefined;
  }
}

async function tell(db: Kysely<Tables>, playerId: number) {
  const rows = await listPasskeys(db, playerId);
  const list = rows.map(({ id, name, created_at, last_used_at }) => ({
    id,
    name,
    createdAt: created_at.getTime(),
    lastUsedAt: last_used_at?.getTime() ?? 0,
  }));
  return { ok: true, value: { passkeys: list } } as const;
}
