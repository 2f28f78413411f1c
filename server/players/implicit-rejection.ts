/**
 * PKCS#1 v1.5 decryption that never says whether the padding was right: a broken message becomes another message, made
 * from the key and the ciphertext alone, as OpenSSL does it since 3.2. Node 20 brings an older one and refuses this
 * padding, so the raw RSA step is its work and the rest is ours. Nothing here branches on a secret byte.
 */
import { constants, createHash, createHmac, type KeyObject, privateDecrypt } from 'node:crypto';

const LEAST_PADDING_BYTES = 8;
const BLOCK_BYTES = 32;
const CANDIDATES = 128;

export type Decrypt = (ciphertext: Uint8Array) => Buffer;

export function rejectImplicitly(key: KeyObject): Decrypt {
  const { n = '', d = '' } = key.export({ format: 'jwk' });
  const sizeBytes = Buffer.from(n, 'base64url').length;
  const exponent = Buffer.from(d, 'base64url');
  const secret = sha256(Buffer.concat([Buffer.alloc(sizeBytes - exponent.length), exponent]));

  return (ciphertext) => {
    const derivationKey = hmac(secret, ciphertext);
    const standIn = derive(derivationKey, 'message', sizeBytes);
    const standInBytes = chooseLength(derive(derivationKey, 'length', 2 * CANDIDATES), sizeBytes);
    const padded = decryptRaw(key, ciphertext, sizeBytes);
    // Length and size are there for everybody to see, so this one branch gives nothing away.
    if (!padded) return standIn.subarray(sizeBytes - standInBytes);
    const { isGood, start } = findMessage(padded);
    const from = select(isGood, start, sizeBytes - standInBytes);
    const mask = -isGood & 0xff;
    const mixed = standIn.map((byte, at) => ((padded[at] ?? 0) & mask) | (byte & ~mask & 0xff));
    return Buffer.from(mixed.subarray(from));
  };
}

function decryptRaw(key: KeyObject, ciphertext: Uint8Array, sizeBytes: number): Buffer | undefined {
  if (ciphertext.length !== sizeBytes) return undefined;
  try {
    return privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, ciphertext);
  } catch {
    // The number is not below the modulus, which its sender can see as well.
    return undefined;
  }
}

/** `00 02`, at least eight bytes that are not zero, a zero, and then the message. Flags are 1 or 0. */
function findMessage(padded: Buffer): { isGood: number; start: number } {
  let zeroAt = 0;
  let isFound = 0;
  for (let at = 2; at < padded.length; at++) {
    const isZero = isEqual(padded[at] ?? 0, 0);
    zeroAt = select(isZero & (isFound ^ 1), at, zeroAt);
    isFound |= isZero;
  }
  const isLongEnough = isBelow(2 + LEAST_PADDING_BYTES - 1, zeroAt);
  const isGood = isEqual(padded[0] ?? 1, 0) & isEqual(padded[1] ?? 0, 2) & isFound & isLongEnough;
  return { isGood, start: zeroAt + 1 };
}

/** The last of the candidates that fits: their number is fixed, so that the search takes the same time for all. */
function chooseLength(candidates: Buffer, sizeBytes: number): number {
  const longest = sizeBytes - 2 - LEAST_PADDING_BYTES;
  const mask = 2 ** (32 - Math.clz32(longest)) - 1;
  let chosen = 0;
  for (let at = 0; at < candidates.length; at += 2) {
    const candidate = candidates.readUInt16BE(at) & mask;
    chosen = select(isBelow(candidate, longest), candidate, chosen);
  }
  return chosen;
}

/** Blocks of HMAC over counter, label and length in bits, until there is enough. */
function derive(key: Buffer, label: 'message' | 'length', sizeBytes: number): Buffer {
  const bits = twoBytes(sizeBytes * 8);
  const count = Math.ceil(sizeBytes / BLOCK_BYTES);
  const blocks = Array.from({ length: count }, (_, at) => hmac(key, twoBytes(at), Buffer.from(label), bits));
  return Buffer.concat(blocks).subarray(0, sizeBytes);
}

const twoBytes = (number: number): Buffer => Buffer.from([(number >> 8) & 0xff, number & 0xff]);

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

const hmac = (key: Buffer, ...parts: Uint8Array[]): Buffer =>
  createHmac('sha256', key).update(Buffer.concat(parts)).digest();

const select = (flag: number, whenSet: number, otherwise: number): number =>
  (-flag & whenSet) | ((flag - 1) & otherwise);

const isBelow = (left: number, right: number): number => ((left - right) >>> 31) & 1;

const isEqual = (left: number, right: number): number => ((left ^ right) - 1) >>> 31;
