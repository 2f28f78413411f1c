/**
 * Keeps a password that a player asked to be kept, and gives it to nobody: it is sealed under a key that cannot be
 * exported, and opened only to be encrypted for the server at once. The page never sees it again.
 */
import { subtle } from '#shared/subtle.ts';
import { encryptPassword, type PasswordKey } from './cipher.ts';
import { openVault, VAULT_STORE } from './open-vault.ts';

const KEY = 'sealing-key';
const SEALED = 'sealed-password';
const FORM_VERSION = 1;
const IV_BYTES = 12;

interface Sealed {
  account: string;
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

/** False where this browser keeps nothing, or has nothing to seal with, as at an http address. */
export async function rememberPassword(account: string, password: string): Promise<boolean> {
  const vault = subtle() ? await openVault() : undefined;
  if (!vault) return false;
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const key = await sealingKey(vault);
  const bytes = await crypto.subtle.encrypt(seal(account, iv), key, new TextEncoder().encode(password));
  await vault.put(VAULT_STORE, { account, iv, bytes } satisfies Sealed, SEALED);
  return true;
}

/** The account whose password is kept. */
export async function rememberedAccount(): Promise<string | undefined> {
  const vault = await openVault();
  return ((await vault?.get(VAULT_STORE, SEALED)) as Sealed | undefined)?.account;
}

/** The kept password of this account, encrypted as the server wants it; undefined when none is kept that opens. */
export async function encryptRemembered(account: string, forServer: PasswordKey): Promise<string | undefined> {
  const vault = await openVault();
  const sealed = (await vault?.get(VAULT_STORE, SEALED)) as Sealed | undefined;
  if (!vault || sealed?.account !== account) return undefined;
  try {
    const key = await sealingKey(vault);
    const bytes = await crypto.subtle.decrypt(seal(account, sealed.iv), key, sealed.bytes);
    return await encryptPassword(new TextDecoder().decode(bytes), forServer);
  } catch {
    return undefined; // Another origin's, another player's or a damaged one: it opens for nobody.
  }
}

/**
 * The key goes with the password, so that nothing that was sealed under it can ever be opened again. Rejects where the vault does not
 * open: what is kept in it is still there.
 */
export async function forgetPassword(): Promise<void> {
  const vault = await openVault();
  if (!vault) throw new Error('The vault does not open');
  await vault.delete(VAULT_STORE, SEALED);
  await vault.delete(VAULT_STORE, KEY);
}

type Vault = NonNullable<Awaited<ReturnType<typeof openVault>>>;

async function sealingKey(vault: Vault): Promise<CryptoKey> {
  const stored = (await vault.get(VAULT_STORE, KEY)) as CryptoKey | undefined;
  if (stored) return stored;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  await vault.put(VAULT_STORE, made, KEY);
  return made;
}

/** Bound to where and whose it is: moved to another origin or another account it does not open. */
const seal = (account: string, iv: Uint8Array<ArrayBuffer>): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode([self.location.origin, account, FORM_VERSION].join('|')),
});
