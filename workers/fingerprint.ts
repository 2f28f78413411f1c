/**
 * A mark of this browser for the server's risk rules; never a proof of who someone is. It is made once, kept, and read
 * back ever after: random at its heart, so that two phones of one model differ and no page can recompute it.
 */
import { newKey } from '#shared/new-key.ts';
import { subtle } from '#shared/subtle.ts';
import { openVault, VAULT_STORE } from './open-vault.ts';

const KEY = 'fingerprint';

/** `traits` are what the page can see and a worker cannot: the screen. */
export async function makeFingerprint(traits: string): Promise<string> {
  const vault = await openVault();
  const stored = vault && ((await vault.get(VAULT_STORE, KEY)) as string | undefined);
  if (stored) return stored;
  const made = await digest([newKey(), navigator.userAgent, navigator.language, zone(), traits].join('|'));
  await vault?.put(VAULT_STORE, made, KEY);
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
