/**
 * The provider's only way to money: signed messages to the wallet. One that gets no answer is sent again, the same
 * movement under a new message id; whoever calls learns of a silence that lasts, and never what to conclude from it.
 */
import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import {
  Authenticated,
  Balance,
  SIGNATURE_HEADERS,
  WALLET_API_PREFIX,
  type WalletCall,
  type WalletError,
  WalletRefusal,
  type WalletRequest,
} from '../wallet-api/protocol.ts';

export interface WalletSettings {
  /** Asked for at every message: the wallet's address is known only once it listens. */
  origin: () => string;
  providerId: string;
  secret: string;
  now: () => Date;
  send?: typeof fetch;
  /** Between one try and the next. */
  pausesMs?: readonly number[];
}

type WalletAnswer<Value> = { ok: true; value: Value } | { ok: false; error: WalletError | 'unreachable' };

const answers = { authenticate: Authenticated, balance: Balance, bet: Balance, win: Balance, rollback: Balance };
type AnswerTo<Call extends WalletCall> = v.InferOutput<(typeof answers)[Call]>;

export interface WalletClient {
  call<Call extends WalletCall>(call: Call, request: WalletRequest<Call>): Promise<WalletAnswer<AnswerTo<Call>>>;
}

const PAUSES_MS = [150, 600];
const PATIENCE_MS = 5_000;

export function makeWalletClient(settings: WalletSettings): WalletClient {
  return {
    async call(call, request) {
      for (const waitMs of [...(settings.pausesMs ?? PAUSES_MS), null]) {
        const answer = await callOnce(settings, call, request);
        if (answer.ok || answer.error !== 'unreachable' || waitMs === null) return answer;
        await pause(waitMs);
      }
      return { ok: false, error: 'unreachable' };
    },
  };
}

async function callOnce<Call extends WalletCall>(
  { origin, providerId, secret, now, send = fetch }: WalletSettings,
  call: Call,
  request: WalletRequest<Call>,
): Promise<WalletAnswer<AnswerTo<Call>>> {
  const body = JSON.stringify(request);
  const id = randomUUID();
  const timestamp = String(Math.floor(now().getTime() / 1_000));
  try {
    const reply = await send(`${origin()}${WALLET_API_PREFIX}/${call}`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADERS.provider]: providerId,
        [SIGNATURE_HEADERS.id]: id,
        [SIGNATURE_HEADERS.timestamp]: timestamp,
        [SIGNATURE_HEADERS.signature]: createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('hex'),
      },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return readAnswer(call, reply.status, await reply.json());
  } catch {
    // A broken line, a silence or a page of some proxy: each leaves open what has happened.
    return { ok: false, error: 'unreachable' };
  }
}

function readAnswer<Call extends WalletCall>(call: Call, status: number, body: unknown): WalletAnswer<AnswerTo<Call>> {
  if (status === 200) {
    const read = v.safeParse(answers[call], body);
    return read.success ? { ok: true, value: read.output } : { ok: false, error: 'unreachable' };
  }
  const refusal = v.safeParse(WalletRefusal, body);
  return { ok: false, error: status < 500 && refusal.success ? refusal.output.error : 'unreachable' };
}
