/**
 * A mark of this browser for the server's risk rules; never a proof of who someone is. It is made once, kept, and read
 * back ever after: random at its heart, so that two phones of one model differ and no page can recompute it.
 */
import { inTime } from '#shared/in-time.ts';
import { newKey } from '#shared/new-key.ts';
import { subtle } from '#shared/subtle.ts';
import { openVault, VAULT_STORE } from './open-vault.ts';

const KEY = 'fingerprint';

/** Who logs in waits for the mark. */
const DEADLINE_MS = 6_000;

/**
 * `traits` are what the page can see and a worker cannot: the screen. Where the vault takes nothing, as on a full phone, or does not
 * answer, the mark that was made now is the mark.
 */
export async function makeFingerprint(traits: string): Promise<string> {
  const made = digest([newKey(), navigator.userAgent, navigator.language, zone(), traits].join('|'));
  return (await inTime(keptOr(made), DEADLINE_MS).catch(() => undefined)) ?? made;
}

/** The mark that is kept; where there is none, the new one is kept. */
async function keptOr(made: Promise<string>): Promise<string> {
  const vault = await openVault();
  const stored = (await vault?.get(VAULT_STORE, KEY)) as string | undefined;
  if (stored) return stored;
  await vault?.put(VAULT_STORE, await made, KEY);
  return made;
}

async function digest(text: string): Promise<string> {
  const hash = await subtle()?.digest('SHA-256', new TextEncoder().encode(text));
  // What is random at heart is then random throughout.
  if (!hash) return newKey().replaceAll('-', '');
  return [...new Uint8Array(hash)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 32);
}

function zone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
