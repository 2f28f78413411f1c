/** Proves that a message is from a provider that shares our secret, and that it is the message it wrote, for this call. */
import { createHmac, timingSafeEqual } from 'node:crypto';

import { SIGNATURE_HEADERS, signedText, type WalletCall } from './protocol.ts';

export const PROVIDER_ID = 'perya-games';

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

/** Read before the body. Undefined for another provider, an old message or a broken heading, whose body is not taken in. */
export function readHeading(headers: Headers, now: Date): Heading | undefined {
  const read = (name: keyof typeof SIGNATURE_HEADERS): string => headers.get(SIGNATURE_HEADERS[name]) ?? '';
  const [id, stamp, signature] = [read('id'), read('timestamp'), read('signature')];
  if (read('provider') !== PROVIDER_ID || !MESSAGE_ID.test(id) || !TIMESTAMP.test(stamp)) return undefined;
  const timestamp = Number(stamp);
  const isFresh = Math.abs(now.getTime() / 1000 - timestamp) <= TOLERANCE_SECONDS;
  return isFresh && SIGNATURE.test(signature) ? { id, timestamp, signature } : undefined;
}

export function isSigned(
  { id, timestamp, signature }: Heading,
  call: WalletCall,
  body: string,
  secret: string,
): boolean {
  const text = signedText({ provider: PROVIDER_ID, id, timestamp, call, body });
  const expected = createHmac('sha256', secret).update(text).digest();
  return timingSafeEqual(Buffer.from(signature, 'hex'), expected);
}
