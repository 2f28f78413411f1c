import 'fake-indexeddb/auto';
import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';

const ownCrypto = crypto;
const site = { origin: 'https://perya.test' };
vi.stubGlobal('self', Object.assign(globalThis, { location: site }));
const { encryptRemembered, forgetPassword, rememberedAccount, rememberPassword } = await import('./vault.ts');

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const FOR_SERVER = {
  publicKey: publicKey.export({ format: 'pem', type: 'spki' }) as string,
  keyId: 'k1',
  cipher: 'rsa-oaep-256',
};

/** What the server reads. */
function opened(sealed: string | undefined): string | undefined {
  if (sealed === undefined) return undefined;
  const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  return privateDecrypt({ key: privateKey, ...padding }, Buffer.from(sealed.split('.')[2] ?? '', 'base64')).toString();
}
const sent = async (account: string) => opened(await encryptRemembered(account, FOR_SERVER));

beforeEach(async () => {
  site.origin = 'https://perya.test';
  await forgetPassword();
});

test('with a password that is forgotten the key goes under which it was sealed', async () => {
  expect(await rememberPassword('ana21', 'perya-demo-88')).toBe(true);
  expect(await rememberedAccount()).toBe('ana21');
  const vault = await openDB('perya-vault');
  expect(await vault.getAllKeys('device')).toHaveLength(2);
  await forgetPassword();
  expect(await vault.getAllKeys('device')).toEqual([]);
  expect([await rememberedAccount(), await sent('ana21')]).toEqual([undefined, undefined]);
});

test('a kept password is sealed for the server, and its words lie nowhere on the phone', async () => {
  await rememberPassword('ana21', 'ñandú ₱ 88');
  expect(await sent('ana21')).toBe('ñandú ₱ 88');
  const vault = await openDB('perya-vault');
  const { bytes } = (await vault.get('device', 'sealed-password')) as { bytes: ArrayBuffer };
  expect(Buffer.from(bytes).toString('utf8')).not.toContain('₱ 88');
  const key = (await vault.get('device', 'sealing-key')) as CryptoKey;
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
});

test('a later password takes the place of the one before, and no two are sealed alike', async () => {
  const vault = await openDB('perya-vault');
  const ivs: string[] = [];
  for (const password of ['first', 'first', 'second']) {
    await rememberPassword('ana21', password);
    ivs.push(String(((await vault.get('device', 'sealed-password')) as { iv: Uint8Array }).iv));
  }
  expect(new Set(ivs).size).toBe(3);
  expect(await sent('ana21')).toBe('second');
});

test.each([
  ['for another account', async () => sent('ben21')],
  [
    'under another account’s name',
    async () => {
      const vault = await openDB('perya-vault');
      const sealed = (await vault.get('device', 'sealed-password')) as object;
      await vault.put('device', { ...sealed, account: 'ben21' }, 'sealed-password');
      return sent('ben21');
    },
  ],
  [
    'at another site',
    async () => {
      site.origin = 'https://perya.example';
      return sent('ana21');
    },
  ],
  [
    'once it is damaged',
    async () => {
      const vault = await openDB('perya-vault');
      const sealed = (await vault.get('device', 'sealed-password')) as { bytes: ArrayBuffer };
      new Uint8Array(sealed.bytes)[0] = (new Uint8Array(sealed.bytes)[0] ?? 0) ^ 1;
      await vault.put('device', sealed, 'sealed-password');
      return sent('ana21');
    },
  ],
])('it does not open %s', async (_how, open) => {
  await rememberPassword('ana21', 'perya-demo-88');
  expect(await open()).toBeUndefined();
});

test('at an http address, where nothing can be sealed, nothing is kept', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  try {
    expect(await rememberPassword('ana21', 'perya-demo-88')).toBe(false);
  } finally {
    vi.stubGlobal('crypto', ownCrypto);
  }
  expect(await rememberedAccount()).toBeUndefined();
});

test('a password whose database does not open is not said to be forgotten', async () => {
  await rememberPassword('ana21', 'perya-demo-88');
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Not now', 'UnknownError');
  });
  await expect(forgetPassword()).rejects.toThrow();
  vi.restoreAllMocks();
  expect(await rememberedAccount()).toBe('ana21');
});
