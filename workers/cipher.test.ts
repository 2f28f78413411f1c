import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 3072 });
const key = {
  publicKey: publicKey.export({ format: 'pem', type: 'spki' }) as string,
  keyId: 'k1',
  cipher: 'rsa-oaep-256',
};

function open(sealed: string): string {
  const [, keyId, text] = /^v2\.([^.]+)\.(.+)$/.exec(sealed) ?? [];
  expect(keyId).toBe('k1');
  const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  return privateDecrypt({ key: privateKey, ...padding }, Buffer.from(text ?? '', 'base64')).toString('utf8');
}

// As a worker's global is called; the older cipher looks for its random numbers there, once.
vi.stubGlobal('self', globalThis);
const { encryptPassword } = await import('./cipher.ts');

afterEach(() => vi.unstubAllGlobals());

for (const password of ['perya-demo-88', 'ñandú ₱ 酒 🎲', 'x'.repeat(100)]) {
  test(`“${password.slice(0, 16)}” opens at the server, whichever way it was sealed`, async () => {
    expect(open(await encryptPassword(password, key))).toBe(password);
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(open(await encryptPassword(password, key))).toBe(password);
  });
}
