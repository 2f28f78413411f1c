/** Proves that a message is from a provider that shares our secret, and that it is the message it wrote. */
import { createHmac, timingSafeEqual } from 'node:crypto';

import { SIGNATURE_HEADERS } from './protocol.ts';

export const PROVIDER_ID = 'perya-games';

/** Clocks differ, and networks are slow; what is older than this could be somebody's copy. */
const TOLERANCE_SECONDS = 5 * 60;

const MESSAGE_ID = /^[\w-]{8,64}$/;
const TIMESTAMP = /^\d{1,12}$/;

export interface Message {
  id: string;
  /** Unix seconds. */
  timestamp: number;
  /** As it travels, to the byte. */
  body: string;
}

export function signMessage({ id, timestamp, body }: Message, secret: string): string {
  return createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('hex');
}

/** The id of the message, or undefined for one that nobody we know has written just now. */
export function verifyMessage(headers: Headers, body: string, secret: string, now: Date): string | undefined {
  const read = (name: keyof typeof SIGNATURE_HEADERS): string => headers.get(SIGNATURE_HEADERS[name]) ?? '';
  const [id, stamp] = [read('id'), read('timestamp')];
  if (read('provider') !== PROVIDER_ID || !MESSAGE_ID.test(id) || !TIMESTAMP.test(stamp)) return undefined;
  const timestamp = Number(stamp);
  const expected = Buffer.from(signMessage({ id, timestamp, body }, secret));
  const given = Buffer.from(read('signature'));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return Math.abs(now.getTime() / 1000 - timestamp) <= TOLERANCE_SECONDS ? id : undefined;
}
