/**
 * Opens the passwords that pages have sealed. It never fails: what cannot be opened becomes a password that no account has,
 * and goes the way of every wrong one, so that no answer and no time tells a broken seal from a wrong password.
 */
import { createHash, createHmac, createPrivateKey, type KeyObject, subtle } from 'node:crypto';
import type { Kysely } from 'kysely';
import { SECOND_MS } from '#shared/durations.ts';
import { currentSealingKey } from '../app-keys.ts';
import { readKeys } from '../sql/queries/app-keys.ts';
import type { Row, Tables } from '../sql/tables.ts';
import { type Decrypt, rejectImplicitly } from './implicit-rejection.ts';

export type Unseal = (sealed: string, now: Date) => Promise<Uint8Array>;

/** `v2.<key id>.<base64>` names its key; without it the older cipher is meant, which has one of its own. */
const NAMED = /^v2\.([\w-]{1,64})\.([A-Za-z0-9+/=_-]*)$/;

/** Anybody can name a key that there is not, and each such name would be a look at the database. */
const LOOK_EVERY_MS = SECOND_MS;

type Open = (ciphertext: Buffer) => Uint8Array | Promise<Uint8Array>;

interface Openers {
  byId: Map<string, Open>;
  legacy: Decrypt | undefined;
  readMs: number;
}

export function makeUnsealer(db: Kysely<Tables>): Unseal {
  let kept: Promise<Openers> | undefined;
  let making: Promise<unknown> | undefined;

  const look = (now: Date): Promise<Openers> => {
    const next = readOpeners(db, now);
    kept = next;
    next.catch(() => {
      if (kept === next) kept = undefined;
    });
    return next;
  };

  const find = async (now: Date, of: (openers: Openers) => Open | undefined): Promise<Open | undefined> => {
    const openers = await (kept ?? look(now));
    const found = of(openers);
    if (found || Math.abs(now.getTime() - openers.readMs) < LOOK_EVERY_MS) return found;
    return of(await look(now));
  };

  return async (sealed, now) => {
    const [, keyId, text] = NAMED.exec(sealed) ?? [];
    if (keyId !== undefined && text !== undefined) {
      const open = await find(now, ({ byId }) => byId.get(keyId));
      return (open ?? refuse)(Buffer.from(text, 'base64'));
    }
    const legacy = (openers: Openers): Open | undefined => openers.legacy;
    if (!(await find(now, legacy))) {
      // A pair of keys is seconds of work: one is made, however many ask at once.
      making ??= currentSealingKey(db, 'rsa-pkcs1').finally(() => (making = undefined));
      await making;
      await look(now);
    }
    return ((await find(now, legacy)) ?? refuse)(Buffer.from(sealed, 'base64'));
  };
}

/** Retired keys open as well: a page that was open before a change of keys still seals with the old one. */
async function readOpeners(db: Kysely<Tables>, now: Date): Promise<Openers> {
  await currentSealingKey(db);
  const keys = await readKeys(db);
  const named = keys.filter((key) => key.cipher === 'rsa-oaep-256');
  const legacy = keys.find((key) => key.cipher === 'rsa-pkcs1' && key.retired_at === null);
  return {
    byId: new Map(await Promise.all(named.map(async (key) => [key.kid, await openOaep(privateKeyOf(key))] as const))),
    legacy: legacy && rejectImplicitly(privateKeyOf(legacy)),
    readMs: now.getTime(),
  };
}

const privateKeyOf = ({ private_pem }: Row<'app_key'>): KeyObject => createPrivateKey(private_pem);

/** It takes milliseconds, so it is done on another thread, as the hashing of a password is. */
async function openOaep(key: KeyObject): Promise<Open> {
  const pkcs8 = key.export({ format: 'der', type: 'pkcs8' });
  const secret = createHash('sha256').update(pkcs8).digest();
  const opener = await subtle.importKey('pkcs8', pkcs8, { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['decrypt']);
  return async (ciphertext) => {
    try {
      return new Uint8Array(await subtle.decrypt({ name: 'RSA-OAEP' }, opener, ciphertext));
    } catch {
      // Here nothing has to be hidden: this padding is made so that an altered message is always a broken one.
      return standIn(secret, ciphertext);
    }
  };
}

const refuse: Decrypt = (ciphertext) => standIn(Buffer.alloc(0), ciphertext);

/** No text begins with this byte, so it is no password that anybody could have chosen. */
const NO_TEXT = Buffer.from([0xff]);

const standIn = (secret: Buffer, ciphertext: Uint8Array): Buffer =>
  Buffer.concat([NO_TEXT, createHmac('sha256', secret).update(ciphertext).digest()]);
