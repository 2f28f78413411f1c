/**
 * The key pairs that seal passwords on their way here, one for each way of sealing. The private halves never leave the
 * database and this process.
 */
import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { Kysely } from 'kysely';
import { must } from '#shared/assert.ts';
import { addKey, readKeys } from './sql/queries/app-keys.ts';
import type { Row, Tables } from './sql/tables.ts';

type Cipher = Row<'app_key'>['cipher'];

export interface SealingKey {
  id: string;
  cipher: Cipher;
  publicPem: string;
}

/** The other one is only for pages that know no better, and gets its keys when the first of them comes. */
const OFFERED = 'rsa-oaep-256';
const MODULUS_BITS = 3072;

const generate = promisify(generateKeyPair);

/** Makes the key on the first run; of two servers that do so at once, both end with the same. */
export async function currentSealingKey(db: Kysely<Tables>, cipher: Cipher = OFFERED): Promise<SealingKey> {
  const known = await findCurrent(db, cipher);
  if (known) return known;
  const { publicKey, privateKey } = await generate('rsa', {
    modulusLength: MODULUS_BITS,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const kid = randomBytes(6).toString('base64url');
  await addKey(db, { kid, cipher, public_pem: publicKey, private_pem: privateKey });
  return must(await findCurrent(db, cipher), 'a key that was just stored is found');
}

async function findCurrent(db: Kysely<Tables>, cipher: Cipher): Promise<SealingKey | undefined> {
  const keys = await readKeys(db);
  const current = keys.find((key) => key.cipher === cipher && key.retired_at === null);
  return current && { id: current.kid, cipher, publicPem: current.public_pem };
}
