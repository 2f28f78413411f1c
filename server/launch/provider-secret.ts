import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the provider of the games and the wallet sign with: made with the data folder, and known to nobody else. */
export function readProviderSecret(dataFolder: string): string {
  const file = join(dataFolder, 'provider-secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
  return readFileSync(file, 'utf8').trim();
}
