/** A code from another site is changed into who a person is, and into a player, once, however often the request arrives. */
import { createHash } from 'node:crypto';
import type { WaitingTools } from '../call/context.ts';
import { findSettled, settleCode, takeCode } from './social-store.ts';
import type { Kysely } from 'kysely';
import type { Row, Tables } from '../sql/tables.ts';
import type { Identity } from './provider.ts';

interface Brought {
  input: { code: string; state: string; codeVerifier: string };
  idempotencyKey: string | undefined;
  request: Request;
  now: Date;
  db: Kysely<Tables>;
  social: WaitingTools['social'];
  ownOrigin: WaitingTools['ownOrigin'];
}

type Player = Row<'player'> | undefined;

/** A browser repeats a request by itself while the first is still under way; both then wait for the same end. */
const underWay = new Map<string, Promise<Player>>();

/** Undefined where nothing vouches for the person, or `settle` finds no player for them. */
export async function vouchOnce(call: Brought, settle: (identity: Identity) => Promise<Player>): Promise<Player> {
  const { input, idempotencyKey: key } = call;
  if (key === undefined) return vouch(call, settle);
  const mark = `${key} ${input.codeVerifier} ${input.code}`;
  const running = underWay.get(mark) ?? vouch(call, settle).finally(() => underWay.delete(mark));
  underWay.set(mark, running);
  return running;
}

async function vouch(call: Brought, settle: (identity: Identity) => Promise<Player>): Promise<Player> {
  const { input, idempotencyKey, request, now, db, social, ownOrigin } = call;
  const origin = ownOrigin(request);
  if (!social || origin === undefined) return undefined;
  // With the verifier in it: a stranger who has seen the code alone cannot use it up for its owner.
  const codeHash = createHash('sha256').update(`${input.codeVerifier} ${input.code}`).digest();
  const key = idempotencyKey ?? null;
  if (!(await takeCode(db, { codeHash, key, now }))) return findSettled(db, { codeHash, key });
  const identity = await social.identify({ ...input, origin });
  const player = identity && (await settle(identity));
  if (player) await settleCode(db, codeHash, player.id);
  return player;
}
