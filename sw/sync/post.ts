/** One attempt to send what waits: a call of our API, and how it ended. */
import * as v from 'valibot';
import { API_PREFIX, Envelope, isSpoken } from '#contract/envelope.ts';
import { send } from '../api/send.ts';
import type { Ending } from './next-step.ts';
import { readRetryAfter } from './retry-after.ts';

export const SEND_DEADLINE_MS = 30_000;

/** In whose name, and under which key of the page. */
interface Sender {
  token?: string | undefined;
  key?: string | undefined;
}

export async function post(path: string, { token, key }: Sender, body: object): Promise<Ending> {
  const request = new Request(API_PREFIX + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
  });
  try {
    return await readEnding(await send(request, { deadlineMs: SEND_DEADLINE_MS }));
  } catch {
    return { kind: 'unreachable' }; // No network, a deadline, or an answer that was cut off: all mean "not yet".
  }
}

export async function readEnding(reply: Response): Promise<Ending> {
  const { status } = reply;
  const retryAfterMs = readRetryAfter(reply.headers, Date.now());
  const text = await reply.text();
  const spoken = parse(text);
  const envelope = v.safeParse(Envelope, spoken);
  if (!envelope.success || !isSpoken(spoken)) return { kind: 'answered', status, retryAfterMs };
  const { code, errcode } = envelope.output;
  return { kind: 'answered', status, code, errcode, retryAfterMs };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // A page of a Wi-Fi or a proxy on the way, which does not speak for this API.
  }
}
