/** Passwords sealed as the page's worker seals them. */
import { constants, publicEncrypt } from 'node:crypto';
import type { Kysely } from 'kysely';
import { currentSealingKey } from '#server/app-keys.ts';
import type { Tables } from '#server/sql/tables.ts';

/** Reads the key once: sealing itself waits for nothing. */
export async function openSealer(db: Kysely<Tables>): Promise<(password: string) => string> {
  return sealerFor(await currentSealingKey(db));
}

export function sealerFor({ id, publicPem }: { id: string; publicPem: string }): (password: string) => string {
  const seal = { key: publicPem, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  return (password) => `v2.${id}.${publicEncrypt(seal, Buffer.from(password)).toString('base64')}`;
}

/** As an older page does it, for a server that offers nothing better. */
export async function openLegacySealer(db: Kysely<Tables>): Promise<(password: string) => string> {
  const { publicPem } = await currentSealingKey(db, 'rsa-pkcs1');
  const seal = { key: publicPem, padding: constants.RSA_PKCS1_PADDING };
  return (password) => publicEncrypt(seal, Buffer.from(password)).toString('base64');
}
