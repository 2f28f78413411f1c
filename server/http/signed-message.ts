/** Proves that a message is from a sender that shares our secret, and that it is the message it wrote, for this address. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export const SIGNATURE_HEADERS = {
  provider: 'x-provider-id',
  id: 'x-message-id',
  /** Unix seconds. */
  timestamp: 'x-message-timestamp',
  /** HMAC-SHA256 in hex. */
  signature: 'x-message-signature',
} as const;

/** Clocks differ, and networks are slow; what is older than this could be a stranger's copy. */
const TOLERANCE_SECONDS = 5 * 60;

const MESSAGE_ID = /^[\w-]{8,64}$/;
const TIMESTAMP = /^\d{1,12}$/;
const SIGNATURE = /^[0-9a-f]{64}$/;

/** What a message says of itself before its body. */
export interface Heading {
  id: string;
  timestamp: number;
  signature: string;
}

interface Signed {
  sender: string;
  id: string;
  timestamp: number | string;
  /** The path that it is posted to. */
  path: string;
  /** As it travels, to the byte. */
  body: string;
}

/**
 * What the signature covers: whose message it is, which one, of when, where to and what it says. So none of it can be
 * moved to another message, and a message is good at one address only.
 */
const signedText = ({ sender, id, timestamp, path, body }: Signed): string =>
  [sender, id, timestamp, `POST ${path}`, body].join('\n');

const sign = (message: Signed, secret: string): Buffer =>
  createHmac('sha256', secret).update(signedText(message)).digest();

export const signatureHeaders = (message: Signed, secret: string): Record<string, string> => ({
  [SIGNATURE_HEADERS.provider]: message.sender,
  [SIGNATURE_HEADERS.id]: message.id,
  [SIGNATURE_HEADERS.timestamp]: String(message.timestamp),
  [SIGNATURE_HEADERS.signature]: sign(message, secret).toString('hex'),
});

/** Read before the body. Undefined for another sender, an old message or a broken heading, whose body is not taken in. */
export function readHeading(headers: Headers, sender: string, now: Date): Heading | undefined {
  const read = (name: keyof typeof SIGNATURE_HEADERS): string => headers.get(SIGNATURE_HEADERS[name]) ?? '';
  const [id, stamp, signature] = [read('id'), read('timestamp'), read('signature')];
  if (read('provider') !== sender || !MESSAGE_ID.test(id) || !TIMESTAMP.test(stamp)) return undefined;
  const timestamp = Number(stamp);
  const isFresh = Math.abs(now.getTime() / 1000 - timestamp) <= TOLERANCE_SECONDS;
  return isFresh && SIGNATURE.test(signature) ? { id, timestamp, signature } : undefined;
}

export const isSigned = (
  { id, timestamp, signature }: Heading,
  message: Pick<Signed, 'sender' | 'path' | 'body'>,
  secret: string,
): boolean => timingSafeEqual(Buffer.from(signature, 'hex'), sign({ ...message, id, timestamp }, secret));
