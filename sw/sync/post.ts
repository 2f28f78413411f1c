/** One attempt to send what waits: a call of our API, and how it ended. */
import * as v from 'valibot';
import { API_PREFIX, Envelope, isSpoken } from '#contract/envelope.ts';
import { send } from '../api/send.ts';
import type { Ending } from './next-step.ts';

const DEADLINE_MS = 30_000;

export async function post(path: string, headers: Record<string, string>, body: object): Promise<Ending> {
  const request = new Request(API_PREFIX + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  try {
    const reply = await send(request, DEADLINE_MS);
    const spoken: unknown = await reply.json();
    const envelope = v.safeParse(Envelope, spoken);
    if (!envelope.success || !isSpoken(spoken)) return { kind: 'answered', status: reply.status };
    return { kind: 'answered', status: reply.status, code: envelope.output.code, errcode: envelope.output.errcode };
  } catch {
    return { kind: 'unreachable' }; // No network, a deadline, or a page that is not JSON: all mean "not yet".
  }
}
