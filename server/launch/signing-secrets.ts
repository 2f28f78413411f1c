import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** `provider` signs what games and wallet say to each other, `bank` what a bank says of deposits. */
type Signer = 'provider' | 'bank';

/** Made with the data folder, and known to nobody else. */
export function readSecret(dataFolder: string, signer: Signer): string {
  const file = join(dataFolder, `${signer}-secret`);
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  return kept === '' ? makeSecret(file) : kept;
}

/** The file is there with its secret or not at all: with an empty one, which a full disk may leave, anybody could sign. */
function makeSecret(file: string): string {
  const secret = randomBytes(32).toString('hex');
  const aside = `${file}.new`;
  writeFileSync(aside, secret, { mode: 0o600, flush: true });
  renameSync(aside, file);
  return secret;
}
