/** The page's only way to its server. What a silence means is never guessed: the same request is sent again. */
import * as v from 'valibot';
import { type AnswerOf, answers, Refused, type Refusal, type RequestName, type RequestOf } from '../wire.ts';

export type Reply<Name extends RequestName> =
  | { ok: true; value: AnswerOf<Name> }
  /** `askedMs` is how long the server asks to be left alone. */
  | { ok: false; refusal: Refusal; askedMs?: number };

const PATIENCE_MS = 25_000;
/** What is asked again anyway is given up sooner at first: an answer that is lost never comes. On a slow connection a later try has its time. */
const FIRST_PATIENCES_MS = [6_000, 12_000];

export const patienceOf = (tries: number): number => FIRST_PATIENCES_MS[tries - 1] ?? PATIENCE_MS;

const LONGEST_ASKED_MS = 10_000;

export async function callProvider<Name extends RequestName>(
  name: Name,
  body: RequestOf<Name>,
  token: string,
  patienceMs = PATIENCE_MS,
): Promise<Reply<Name>> {
  try {
    const reply = await fetch(`/api/${name}`, {
      method: 'POST',
      // What a player has seen is told even when that is the last thing they do here.
      keepalive: name === 'seen',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    });
    const said: unknown = await reply.json();
    if (reply.ok) return { ok: true, value: v.parse(answers[name], said) };
    const askedMs = Math.min(Number(reply.headers.get('retry-after')) * 1_000 || 0, LONGEST_ASKED_MS);
    return { ok: false, refusal: v.parse(Refused, said).error, askedMs };
  } catch {
    // No network, no answer in time, or an answer that is none of ours.
    return { ok: false, refusal: 'unreachable' };
  }
}

const PAUSES_MS = [400, 1_000, 2_000, 4_000];

type Known<Name extends RequestName> =
  | { ok: true; value: AnswerOf<Name> }
  | { ok: false; refusal: Exclude<Refusal, 'unreachable'> };

/** Until it is known what has happened; `onSilence` hears of every try that came to nothing. */
export async function askUntilKnown<Name extends RequestName>(
  name: Name,
  body: RequestOf<Name>,
  token: string,
  onSilence: (tries: number) => void,
): Promise<Known<Name>> {
  for (let tries = 1; ; tries += 1) {
    const reply = await callProvider(name, body, token, patienceOf(tries));
    if (reply.ok) return reply;
    const { refusal, askedMs = 0 } = reply;
    if (refusal !== 'unreachable') return { ok: false, refusal };
    onSilence(tries);
    await pause(Math.max(PAUSES_MS[Math.min(tries, PAUSES_MS.length) - 1] ?? 0, askedMs));
  }
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
