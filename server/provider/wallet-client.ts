/**
 * The provider's only way to money: signed messages to the wallet. One that gets no answer is sent again, the same
 * movement under a new message id; the caller learns of a silence that lasts, and never what to conclude from it. A
 * wallet that is busy asks for the same again in a moment. Its bet was not made by this message, but a twin of it may be
 * on its way, so a busy wallet is in the end a silent one, and the bet is undone by its name.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { SECOND_MS } from '#shared/durations.ts';
import { signatureHeaders } from '../http/signed-message.ts';
import { postMessage } from './post-message.ts';
import {
  Authenticated,
  Balance,
  type WalletCall,
  type WalletError,
  walletPath,
  WalletRefusal,
  type WalletRequest,
} from '../wallet-api/protocol.ts';

export interface WalletSettings {
  /** Asked for at every message: the wallet's address is known only once it listens. */
  origin: () => string;
  providerId: string;
  secret: string;
  now: () => Date;
  send?: Send;
  /** Between one try and the next. */
  pausesMs?: readonly number[];
}

type WalletAnswer<Value> = { ok: true; value: Value } | Unanswered | { ok: false; error: Exclude<WalletError, 'busy'> };

/** `askedMs` is how long the wallet asks to be left alone. */
type Unanswered = { ok: false; error: 'unreachable'; askedMs?: number };

const answers = { authenticate: Authenticated, balance: Balance, bet: Balance, win: Balance, rollback: Balance };
type AnswerTo<Call extends WalletCall> = v.InferOutput<(typeof answers)[Call]>;

export interface WalletClient {
  call<Call extends WalletCall>(call: Call, request: WalletRequest<Call>): Promise<WalletAnswer<AnswerTo<Call>>>;
}

/** As much of `fetch` as a message needs. */
type Send = (
  url: string,
  message: { method: 'POST'; body: string; headers: Record<string, string>; signal: AbortSignal },
) => Promise<Pick<Response, 'status' | 'json'> & { headers: Pick<Headers, 'get'> }>;

const PAUSES_MS = [150, 600];
const LONGEST_ASKED_MS = 2 * SECOND_MS;
const PATIENCE_MS = 5 * SECOND_MS;

export function makeWalletClient(settings: WalletSettings): WalletClient {
  return {
    async call(call, request) {
      for (const waitMs of [...(settings.pausesMs ?? PAUSES_MS), null]) {
        const answer = await callOnce(settings, call, request);
        if (answer.ok || answer.error !== 'unreachable' || waitMs === null) return answer;
        await pause(Math.max(waitMs, answer.askedMs ?? 0));
      }
      return { ok: false, error: 'unreachable' };
    },
  };
}

async function callOnce<Call extends WalletCall>(
  { origin, providerId, secret, now, send = postMessage }: WalletSettings,
  call: Call,
  request: WalletRequest<Call>,
): Promise<WalletAnswer<AnswerTo<Call>>> {
  const body = JSON.stringify(request);
  const id = randomUUID();
  const timestamp = String(Math.floor(now().getTime() / 1_000));
  const path = walletPath(call);
  try {
    const reply = await send(`${origin()}${path}`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        ...signatureHeaders({ sender: providerId, id, timestamp, path, body }, secret),
      },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return readAnswer(call, reply, await reply.json());
  } catch {
    // A broken line, a silence or a page of some proxy: each leaves open what has happened.
    return { ok: false, error: 'unreachable' };
  }
}

function readAnswer<Call extends WalletCall>(
  call: Call,
  { status, headers }: Awaited<ReturnType<Send>>,
  body: unknown,
): WalletAnswer<AnswerTo<Call>> {
  if (status === 200) {
    const read = v.safeParse(answers[call], body);
    return read.success ? { ok: true, value: read.output } : { ok: false, error: 'unreachable' };
  }
  const refusal = v.safeParse(WalletRefusal, body);
  if (status >= 500 || !refusal.success) return { ok: false, error: 'unreachable' };
  const { error } = refusal.output;
  if (error !== 'busy') return { ok: false, error };
  const askedMs = Math.min(Number(headers.get('retry-after')) * 1_000 || 0, LONGEST_ASKED_MS);
  return { ok: false, error: 'unreachable', askedMs };
}
