/** Takes pictures of identity papers, from players and from those who are about to become one. */
import { createHash } from 'node:crypto';
import type { kyc } from '#contract/kyc.ts';
import { UPLOAD_LIMIT_BYTES } from '#contract/kyc.ts';
import { KYC } from '#contract/errcodes.ts';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { log } from '#shared/log.ts';
import { inPool } from '../fair/bounded-pool.ts';
import type { Handler } from '../call/handler.ts';
import { countUploads, deleteUploads, findSame, insertWithinQuota, renewUpload } from '../sql/queries/uploads.ts';
import { refuse } from '../call/result.ts';
import type { ProtocolError } from '../http/protocol-messages.ts';
import { type Counted, countTry } from '../sql/queries/tries.ts';
import { cleanPicture } from './clean-picture.ts';
import { receiveFiles } from './receive-files.ts';
import { makePath } from './vault.ts';

type Upload = Handler<typeof kyc.uploadKyc>;
type Call = Parameters<Upload>[0];
type Code = (typeof KYC)['tooLarge' | 'wrongFormat' | 'unreadable' | 'tooMany'];
type Refused =
  | { ok: false; failure: { kind: 'refused'; code: Code } }
  | { ok: false; failure: { kind: 'protocol'; error: ProtocolError } };

const MOST_A_DAY = 20;

export const uploadKyc: Upload = async (call) => {
  // A guest is known by the device alone; without its name nobody could ever claim the pictures.
  if (!call.player && call.fingerprint === '') return misunderstood('invalid');
  const { owner, since } = accountOf(call);
  const { db, now, network } = call;
  // One that is there already may come once more, and nobody knows before it is read.
  const isFull = (await countUploads(db, owner, since)) >= MOST_A_DAY;
  if (isFull && !(await countTry(db, readWhenFull(owner), now))) return refuse(KYC.tooMany);
  // A device can call itself anything, its network cannot.
  if (!call.player && !(await countTry(db, guestsFrom(network), now))) return refuse(KYC.tooMany);
  return inTurn(call, () => takeAll(call));
};

/** The caller's own place, for guests one of the guests', and one of all. */
function inTurn<Value>({ player, network, uploads }: Call, work: () => Promise<Value>): Promise<Value> {
  const { turns, receiving, receivingOfGuests } = uploads;
  const inAll = (): Promise<Value> => inPool(receiving, work);
  return player
    ? turns(`player ${player.id}`, inAll)
    : turns(`network ${network}`, () => inPool(receivingOfGuests, inAll));
}

async function takeAll(call: Call): Promise<Awaited<ReturnType<Upload>>> {
  const { uploads, db } = call;
  const paths = new Map<number, string>();
  const stored: string[] = [];
  const takeOne = async (field: string, bytes: Buffer): Promise<Refused | undefined> => {
    const slot = Number(/^file([1-4])$/.exec(field)?.[1]);
    if (Number.isNaN(slot) || paths.has(slot)) return misunderstood('invalid');
    const kept = await keepOne(call, slot, bytes, stored);
    if (!('path' in kept)) return kept;
    paths.set(slot, kept.path);
    return undefined;
  };
  const dropAll = (): Promise<void> => deleteUploads(db, stored, uploads.vault.remove);
  const ending = await receiveFiles(call.request, UPLOAD_LIMIT_BYTES, takeOne).catch(async (error: unknown) => {
    // A sweep takes after a day what stays now.
    await dropAll().catch((detail: unknown) => log.error('uploads were not deleted', { detail: String(detail) }));
    throw error;
  });
  if (ending.kind === 'whole' && paths.size > 0) {
    const at = (slot: number): string => paths.get(slot) ?? '';
    return { ok: true, value: { path1: at(1), path2: at(2), path3: at(3), path4: at(4) } };
  }
  // All or nothing: the page sends all of them again.
  await dropAll();
  if (ending.kind === 'stopped') return ending.why;
  if (ending.kind === 'tooLarge') return refuse(KYC.tooLarge);
  return misunderstood(ending.kind === 'whole' ? 'invalid' : 'malformed');
}

/** Where the picture is kept, or why it is not. A new one is noted in `stored`, once it has a row. */
async function keepOne(call: Call, slot: number, bytes: Buffer, stored: string[]): Promise<{ path: string } | Refused> {
  const { db, uploads } = call;
  const cleaned = await uploads.decoding.run(() => cleanPicture(bytes));
  if (!cleaned) return misunderstood('busy');
  if (!cleaned.ok) return refuse(cleaned.code);
  const sha256 = createHash('sha256').update(cleaned.jpeg).digest('hex');
  const known = await pathOfSame(call, slot, sha256);
  if (known !== undefined) return { path: known };
  const { owner, since } = accountOf(call);
  const path = makePath();
  const key = await uploads.vault.currentKey(call.now);
  const row = {
    path,
    player_id: owner.playerId,
    fingerprint: owner.fingerprint,
    slot,
    size_bytes: cleaned.jpeg.byteLength,
    sha256,
    kid: key.kid,
    created_at: call.now,
  };
  // The row first: a file without one would never be found again.
  if (!(await insertWithinQuota(db, row, { owner, since, most: MOST_A_DAY }))) return refuse(KYC.tooMany);
  stored.push(path);
  await uploads.vault.keep(path, cleaned.jpeg, key);
  return { path };
}

/** Its answer was lost on the way, and the same picture is sent again. One whose file was never written is sent for the first time. */
async function pathOfSame(call: Call, slot: number, sha256: string): Promise<string | undefined> {
  const { db, uploads, now } = call;
  const { owner, since } = accountOf(call);
  const same = await findSame(db, owner, { slot, sha256, since });
  if (!same || !(await uploads.vault.read(same.path, same.kid))) return undefined;
  // Whoever hears its path has a day again to name it.
  return (await renewUpload(db, same.path, now)) ? same.path : undefined;
}

const guestsFrom = (network: string): Counted => ({
  scope: 'upload-network',
  key: network,
  most: 200,
  windowMs: HOUR_MS,
  doublings: 0,
});

/** Each body costs room and time, whether or not it brings something new. */
const readWhenFull = ({ playerId, fingerprint }: { playerId: number | null; fingerprint: string }): Counted => ({
  scope: 'upload-when-full',
  key: playerId === null ? fingerprint : `player ${playerId}`,
  most: MOST_A_DAY,
  windowMs: DAY_MS,
  doublings: 0,
});

const accountOf = ({ player, fingerprint, now }: Call) => ({
  owner: { playerId: player?.id ?? null, fingerprint },
  since: new Date(now.getTime() - DAY_MS),
});

const misunderstood = (error: ProtocolError) => ({ ok: false, failure: { kind: 'protocol', error } }) as const;
