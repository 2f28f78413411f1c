import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** `provider` signs what games and wallet say to each other, `bank` what a bank says of deposits. */
type Signer = 'provider' | 'bank';

/** Made with the data folder, and known to nobody else. */
export function readSecret(dataFolder: string, signer: Signer): string {
  const file = join(dataFolder, `${signer}-secret`);
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
  return readFileSync(file, 'utf8').trim();
}
