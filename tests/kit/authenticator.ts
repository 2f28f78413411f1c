/** A device that can be a passkey, in a few lines of software: what a browser and its phone would make between them. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

interface Place {
  origin: string;
  rpId: string;
  challenge: string;
}

const PRESENT_KEPT = 0x01 | 0x08 | 0x10;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

export class Authenticator {
  readonly id = randomBytes(16).toString('base64url');
  /** How often it was used; 0 for ever on devices that do not count. */
  counter: number;
  /** Whether its owner has shown a finger, a face or a code. */
  isUnlocked = true;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  constructor(counter = 0) {
    this.counter = counter;
  }

  /** The text that a page sends to add it; `attestation` is what a stranger would smuggle in. */
  make(
    place: Place,
    attestation: { fmt: string; attStmt: Record<string, unknown> } = { fmt: 'none', attStmt: {} },
  ): string {
    const id = Buffer.from(this.id, 'base64url');
    const lengthOfId = Buffer.alloc(2);
    lengthOfId.writeUInt16BE(id.length);
    const key = Buffer.concat([Buffer.alloc(16), lengthOfId, id, encode(this.#publicKey())]);
    const authData = Buffer.concat([this.#about(place, WITH_KEY), key]);
    const attestationObject = encode(
      new Map<string, unknown>([...Object.entries(attestation), ['authData', authData]]),
    );
    return this.#answer({
      clientDataJSON: clientData('webauthn.create', place),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The text that a page sends to sign in with it. */
  sign(place: Place): string {
    if (this.counter > 0) this.counter += 1;
    const authenticatorData = this.#about(place);
    const clientDataJSON = clientData('webauthn.get', place);
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
    const signature = sign('sha256', Buffer.concat([authenticatorData, hash]), this.#keys.privateKey);
    return this.#answer({
      clientDataJSON,
      authenticatorData: authenticatorData.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  #answer(response: object): string {
    return JSON.stringify({ id: this.id, rawId: this.id, type: 'public-key', response, clientExtensionResults: {} });
  }

  #about({ rpId }: Place, more = 0): Buffer {
    const flags = PRESENT_KEPT | (this.isUnlocked ? VERIFIED : 0) | more;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), counter]);
  }

  #publicKey(): Map<number, unknown> {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const [point, line] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
    return new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point],
      [-3, line],
    ]);
  }
}

const clientData = (type: string, { challenge, origin }: Place): string =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');

/** As much of CBOR as this needs. */
function encode(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(encode)]);
  const entries = value instanceof Map ? [...value] : Object.entries(value as object);
  return Buffer.concat([head(5, entries.length), ...entries.flatMap((pair) => pair.map(encode))]);
}

function head(kind: number, count: number): Buffer {
  const kindBits = kind << 5;
  if (count < 24) return Buffer.from([kindBits | count]);
  if (count < 256) return Buffer.from([kindBits | 24, count]);
  return Buffer.from([kindBits | 25, count >> 8, count & 0xff]);
}
