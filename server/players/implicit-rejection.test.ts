import {
  constants,
  createPrivateKey,
  generateKeyPairSync,
  type KeyObject,
  privateDecrypt,
  publicEncrypt,
  randomBytes,
} from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { testKey, vectors } from '../../tests/kit/implicit-rejection-vectors.ts';
import { rejectImplicitly } from './implicit-rejection.ts';
import { fc } from '../../tests/kit/property.ts';
import { runs } from '../../tests/kit/runs.ts';

const RUNS = runs(300, 20_000);

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
const SIZE_BYTES = 128;
const decrypt = rejectImplicitly(privateKey);
const encrypt = (message: Uint8Array) =>
  publicEncrypt({ key: publicKey, padding: constants.RSA_PKCS1_PADDING }, message);
/** A block with any padding, put where a message would be. */
const encryptRaw = (block: Uint8Array) => publicEncrypt({ key: publicKey, padding: constants.RSA_NO_PADDING }, block);

test('opens what was sealed, of any length that fits', () => {
  for (const sizeBytes of [0, 1, 8, 100, SIZE_BYTES - 11]) {
    const message = randomBytes(sizeBytes);
    expect(decrypt(encrypt(message))).toEqual(message);
  }
});

test.each(vectors)('comes to the known result for $what', ({ ciphertext, message }) => {
  const known = rejectImplicitly(createPrivateKey({ key: testKey, format: 'jwk' }));
  expect(known(Buffer.from(ciphertext, 'base64')).toString('base64')).toBe(message);
});

describe('a broken message', () => {
  const good = Buffer.concat([
    Buffer.from([0, 2]),
    Buffer.alloc(SIZE_BYTES - 8, 7),
    Buffer.from([0]),
    Buffer.from('sweet'),
  ]);
  const changed = (at: number, byte: number) => {
    const block = Buffer.from(good);
    block[at] = byte;
    return block;
  };

  test.each([
    ['without its second byte', changed(1, 1)],
    ['with too short a padding', changed(9, 0)],
    ['without an end of the padding', Buffer.concat([good.subarray(0, SIZE_BYTES - 6), Buffer.alloc(6, 7)])],
    ['with no padding at all', changed(2, 0)],
  ])('%s becomes another, which is always the same', (_what, block) => {
    const ciphertext = encryptRaw(block);
    const [first, second] = [decrypt(ciphertext), decrypt(ciphertext)];
    expect(first).toEqual(second);
    expect(first.toString('latin1')).not.toContain('sweet');
  });

  test('of the least padding is still a good one', () => {
    expect(decrypt(encryptRaw(changed(10, 0)))).toHaveLength(SIZE_BYTES - 11);
  });

  test('becomes another one with another key', () => {
    const other = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const decryptOther = rejectImplicitly(other.privateKey);
    // One is as short as nothing at all once in a hundred times with each key, and then both may be the same.
    const noises = Array.from({ length: 8 }, () => Buffer.concat([Buffer.alloc(1), randomBytes(SIZE_BYTES - 1)]));
    expect(noises.map(decryptOther)).not.toEqual(noises.map(decrypt));
  });
});

test('whatever comes in, bytes come out, and the same ones again', () => {
  const noise = fc.oneof(
    fc.uint8Array({ minLength: SIZE_BYTES, maxLength: SIZE_BYTES }),
    fc.uint8Array({ maxLength: 2 * SIZE_BYTES }),
    fc
      .record({ at: fc.nat(SIZE_BYTES - 1), bit: fc.nat(7) })
      .map(({ at, bit }) => flip(encrypt(Buffer.from('perya-demo-88')), at, bit)),
  );
  fc.assert(
    fc.property(noise, (ciphertext) => {
      const opened = decrypt(ciphertext);
      expect(opened.length).toBeLessThanOrEqual(SIZE_BYTES);
      expect(decrypt(ciphertext)).toEqual(opened);
    }),
    { numRuns: RUNS },
  );
});

function flip(bytes: Buffer, at: number, bit: number): Buffer {
  bytes[at] = (bytes[at] ?? 0) ^ (1 << bit);
  return bytes;
}

const own = ownDecryptor(privateKey);

test.runIf(own)('agrees with Node’s own decryption, where that rejects implicitly as well', () => {
  for (let run = 0; run < RUNS; run++) {
    const sealed = encrypt(randomBytes(run % 100));
    const ciphertext = run % 2 ? flip(sealed, 1 + (run % 127), run % 8) : sealed;
    expect(decrypt(ciphertext)).toEqual(own?.(ciphertext));
  }
});

function ownDecryptor(key: KeyObject): ((ciphertext: Buffer) => Buffer) | undefined {
  const own = (ciphertext: Buffer) => privateDecrypt({ key, padding: constants.RSA_PKCS1_PADDING }, ciphertext);
  try {
    own(encryptRaw(Buffer.alloc(SIZE_BYTES, 1).fill(0, 0, 1)));
    return own;
  } catch {
    // It is refused altogether, or it tells of the padding: either way there is nothing to compare with.
    return undefined;
  }
}
