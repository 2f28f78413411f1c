/**
 * The folder of identity papers, outside of everything that is served. Each file is sealed by AES-256-GCM under a key
 * that lies in the database and not beside it: a thief of the folder alone, or of a copy of it, has nothing.
 * The name of a file is part of its seal, so that no file can stand in for another.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Kysely } from 'kysely';
import { assert, must } from '#shared/assert.ts';
import { addUploadKey, findCurrentKey, findKey } from '../sql/queries/uploads.ts';
import type { Row, Tables } from '../sql/tables.ts';

export interface Vault {
  /** The key that `keep` seals with. */
  currentKey: (now: Date) => Promise<Row<'upload_key'>>;
  keep: (path: string, picture: Buffer, key: Row<'upload_key'>) => Promise<void>;
  /** Undefined when the file is gone, or is no longer what was kept. */
  read: (path: string, kid: string) => Promise<Buffer | undefined>;
  remove: (path: string) => Promise<void>;
}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Stands before every file, for the day when they are sealed in another way. */
const FORM = Buffer.from([1]);
const HEAD_BYTES = FORM.length + IV_BYTES + TAG_BYTES;

export function openVault(folder: string, db: Kysely<Tables>): Vault {
  return {
    currentKey: (now) => currentKey(db, now),
    keep: async (path, picture, { key }) => {
      const file = fileOf(folder, path);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await writeFile(file, seal(picture, path, key), { mode: 0o600, flag: 'wx', flush: true });
    },
    read: async (path, kid) => {
      const key = await findKey(db, kid);
      const sealed = await readFile(fileOf(folder, path)).catch(onlyIfMissing);
      return key && sealed && open(sealed, path, key.key);
    },
    remove: (path) => rm(fileOf(folder, path), { force: true }),
  };
}

/** Random and meaningless; case makes no difference on some disks, so there is none. */
export const makePath = (): string => `${randomBytes(16).toString('hex')}.jpg`;

const PATH = /^[0-9a-f]{32}\.jpg$/;
export const isPath = (text: string): boolean => PATH.test(text);

function fileOf(folder: string, path: string): string {
  assert(isPath(path), 'a path of an upload is one that we made');
  return join(folder, path.slice(0, 2), path);
}

async function currentKey(db: Kysely<Tables>, now: Date): Promise<Row<'upload_key'>> {
  const known = await findCurrentKey(db);
  if (known) return known;
  const kid = randomBytes(6).toString('base64url');
  await addUploadKey(db, { kid, key: randomBytes(KEY_BYTES), created_at: now });
  return must(await findCurrentKey(db), 'a key that was just stored is found');
}

function seal(picture: Buffer, path: string, key: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(path));
  const body = Buffer.concat([cipher.update(picture), cipher.final()]);
  return Buffer.concat([FORM, iv, cipher.getAuthTag(), body]);
}

function open(sealed: Buffer, path: string, key: Buffer): Buffer | undefined {
  if (sealed.length < HEAD_BYTES || sealed[0] !== FORM[0]) return undefined;
  const iv = sealed.subarray(FORM.length, FORM.length + IV_BYTES);
  const tag = sealed.subarray(FORM.length + IV_BYTES, HEAD_BYTES);
  const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(path)).setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES)), decipher.final()]);
  } catch {
    // The seal is broken: the file is not the one that was kept.
    return undefined;
  }
}

function onlyIfMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
