/** The key pair that seals passwords on their way here. The private half never leaves the database and this process. */
import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { Kysely } from 'kysely';
import { must } from '#shared/assert.ts';
import { addKey, readKeys } from './sql/queries/app-keys.ts';
import type { Tables } from './sql/tables.ts';

export interface SealingKey {
  id: string;
  cipher: 'rsa-oaep-256';
  publicPem: string;
}

const CIPHER = 'rsa-oaep-256';
const MODULUS_BITS = 3072;

const generate = promisify(generateKeyPair);

/** Makes the key on the first run; of two servers that do so at once, both end with the same. */
export async function currentSealingKey(db: Kysely<Tables>): Promise<SealingKey> {
  const known = await findCurrent(db);
  if (known) return known;
  const { publicKey, privateKey } = await generate('rsa', {
    modulusLength: MODULUS_BITS,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const kid = randomBytes(6).toString('base64url');
  await addKey(db, { kid, cipher: CIPHER, public_pem: publicKey, private_pem: privateKey });
  return must(await findCurrent(db), 'a key that was just stored is found');
}

async function findCurrent(db: Kysely<Tables>): Promise<SealingKey | undefined> {
  const keys = await readKeys(db);
  const current = keys.find((key) => key.cipher === CIPHER && key.retired_at === null);
  return current && { id: current.kid, cipher: CIPHER, publicPem: current.public_pem };
}
