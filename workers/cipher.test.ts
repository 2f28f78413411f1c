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

/** Without its padding of PKCS#1 v1.5: 0, 2, bytes that are not 0, 0, and then what was sealed. */
function openLegacy(sealed: string): string {
  const padding = constants.RSA_NO_PADDING;
  const padded = privateDecrypt({ key: privateKey, padding }, Buffer.from(sealed, 'base64'));
  expect([...padded.subarray(0, 2)]).toEqual([0, 2]);
  return padded.subarray(padded.indexOf(0, 2) + 1).toString('utf8');
}

test.each(['', 'rsa', 'rsa-oaep-512'])(
  'a server that names “%s” gets the form that older servers read',
  async (cipher) => {
    const sealed = await encryptPassword('perya-demo-88', { ...key, cipher });
    expect(sealed).not.toMatch(/^v2\./);
    expect(openLegacy(sealed)).toBe('perya-demo-88');
  },
);

test('no two are sealed alike, whichever way', async () => {
  for (const cipher of ['', 'rsa-oaep-256']) {
    const both = [
      await encryptPassword('perya-demo-88', { ...key, cipher }),
      await encryptPassword('perya-demo-88', { ...key, cipher }),
    ];
    expect(new Set(both).size).toBe(2);
  }
});

test.each(['', 'rsa-oaep-256'])('a key that is none seals nothing, by “%s”', async (cipher) => {
  const broken = { ...key, cipher, publicKey: '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----' };
  await expect(encryptPassword('perya-demo-88', broken)).rejects.toThrow();
});
