/**
 * The only fetch in the page. It takes a row of the contract and returns how the call ended; it never throws, shows
 * nothing and navigates nowhere, because only a screen knows what an ending means to a player.
 */
import { type ReadonlySignal, signal } from '@preact/signals-react';
import * as v from 'valibot';
import { platformOf } from '#contract/defaults.ts';
import { type Answer, type Input, isForAll, type Refusal, type Row } from '#contract/define.ts';
import { BUSY, CODE_OK, CODE_SIGNED_OUT, Envelope, isSpoken, QUESTION_HEADER } from '#contract/envelope.ts';
import { isForeign, type RawReply, STORED_AT_HEADER } from '#contract/reply.ts';
import { fail, type Outcome, succeed } from '#shared/outcome.ts';
import { beginWait, CALL_DEADLINE_MS, waitFor } from '#shared/waits.ts';
import { newKey } from '#shared/new-key.ts';
import { pause } from '#shared/pause.ts';
import { noteCall, noteIfLate } from './connection.ts';
import { quietIsOver } from './quiet.ts';
import { readDevice } from '../device/device.ts';
import { followServer } from '../device/server-clock.ts';
import { settings } from '../device/settings.ts';
import { isStillOf, token } from '../device/token.ts';
import { adParameters } from '../device/visit.ts';

interface CallAnswer<R extends Row> {
  answer: Answer<R>;
  /** The answer as it came. The device keeps this, and a later release reads it in its own way. */
  body: unknown;
  /** When the service worker kept this answer; absent when the server gave it just now. */
  storedAt?: number;
}

export interface CallOptions {
  /** A reply that was asked for before this program had started. */
  early?: Promise<RawReply> | undefined;
  /** Identifies one intent of a player; made before the first try, so that a repeated request is recognized. */
  key?: string;
  /** Asks what became of the call with this key, which is not made by it. */
  isQuestion?: boolean;
  /** Arrives even when the page is closed at once. */
  outlivesPage?: boolean;
  /** The caller deals with the end of a session itself, as a start-up does. */
  ownsSignedOut?: boolean;
}

const lost = signal<string | undefined>(undefined);

/** The token whose session a server has just called over; who watches over sessions subscribes. */
export const lostSession: ReadonlySignal<string | undefined> = lost;

export function loseSession(ofToken: string): void {
  lost.value = ofToken;
}

/** Nothing is lost by asking again what became of a call. */
const QUESTION_DEADLINE_MS = 15_000;
const OPAQUE_OR_FOREIGN = 'The answer is not an answer of this API';

export type CallOutcome<R extends Row> = Outcome<CallAnswer<R>, Refusal<R>>;

export async function call<R extends Row>(row: R, input: Input<R>, options: CallOptions = {}): Promise<CallOutcome<R>> {
  const ofToken = token.peek();
  if (row.withoutToken && !ofToken) return fail({ kind: 'broken', detail: row.withoutToken });
  const quiet = quietIsOver();
  if (quiet && !options.outlivesPage) {
    await quiet;
    if (!isStillOf(ofToken)) return fail({ kind: 'stale' });
  }
  // A call that outlives its page is never play, and has no time to wait for the import.
  if (row.effect !== 'read' && !options.isQuestion && !options.outlivesPage && readDevice('stop')) {
    // A player who has asked to stop plays no more here, whether or not the server knows it yet.
    const code = (await import('../care/stop.ts')).whyStopped(row);
    if (!isStillOf(ofToken)) return fail({ kind: 'stale' });
    if (code !== undefined) return fail({ kind: 'refused', code: code as Refusal<R> });
  }
  const sentMs = performance.now();
  // Without a network nothing leaves the phone; with one that breaks nobody knows what has arrived.
  const hadNetwork = navigator.onLine;
  let reply: RawReply;
  try {
    reply = await (options.early ? hear(waitFor(options.early)) : sendInTurn(row, input, options));
  } catch {
    noteCall('silent', sentMs);
    return fail({ kind: hadNetwork ? 'unanswered' : 'offline' });
  }
  const outcome = readReply(row, reply);
  if (reply.saidAt !== undefined && isFromServer(outcome)) followServer(reply.saidAt);
  noteCall(isFromServer(outcome) || isBusy(reply) ? 'good' : reply.isForeign ? 'foreign' : 'silent', sentMs);
  if (isForAll(row)) return outcome;
  // Another player is signed in by now, or none: the answer belongs to a player who has left.
  if (!isStillOf(ofToken)) return fail({ kind: 'stale' });
  const isLost = !outcome.ok && outcome.failure.kind === 'signed-out' && row.access === 'player';
  if (isLost && !options.ownsSignedOut) loseSession(ofToken);
  return outcome;
}

function isFromServer<R extends Row>(outcome: CallOutcome<R>): boolean {
  if (outcome.ok) return outcome.value.storedAt === undefined;
  return outcome.failure.kind === 'refused' || outcome.failure.kind === 'signed-out';
}

const MOST_TRIES = 3;
const LONGEST_ASKED_MS = 10_000;

/** A server that is busy has changed nothing. The call is sent again when the server says, in the name of the same player. */
async function sendInTurn(row: Row, input: unknown, options: CallOptions): Promise<RawReply> {
  const ofToken = token.peek();
  for (let tries = 1; ; tries += 1) {
    const reply = await hear(send(row, input, options));
    if (!isBusy(reply) || row.effect === 'money' || tries === MOST_TRIES) return reply;
    // The server names the same moment to all whom it turns away.
    const waitMs = Math.min(reply.askedMs ?? 0, LONGEST_ASKED_MS) + Math.random() * 1_000;
    await pause(waitMs);
    if (!isStillOf(ofToken)) return reply;
  }
}

const hear = (reply: Promise<RawReply>): Promise<RawReply> => reply.finally(noteIfLate());

const isBusy = ({ status, body }: RawReply): boolean => status === BUSY.status && isSpoken(body);

async function send(row: Row, input: unknown, { key, outlivesPage, isQuestion }: CallOptions): Promise<RawReply> {
  const isRead = row.effect === 'read' || isQuestion === true;
  const wait = beginWait({ isQuestion: isRead, deadlineMs: isQuestion ? QUESTION_DEADLINE_MS : CALL_DEADLINE_MS });
  const reply = await fetch(`${settings.apiPrefix}${row.path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...callHeaders(row, key), ...(isQuestion && { [QUESTION_HEADER]: '1' }) },
    body: JSON.stringify({ ...commonFields(), ...(input as object) }),
    signal: wait.signal,
    keepalive: outlivesPage ?? false,
  }).finally(wait.end);
  const storedAt = Number(reply.headers.get(STORED_AT_HEADER));
  const askedMs = Number(reply.headers.get('retry-after')) * 1_000 || 0;
  const saidAt = Date.parse(reply.headers.get('date') ?? '');
  const said = { isOk: reply.ok, status: reply.status, storedAt, isForeign: isForeign(reply), askedMs, saidAt };
  return { ...said, body: await readJson(reply) };
}

/** What goes with every call, however it is sent. */
export function callHeaders(row: Row, key: string | undefined): Record<string, string> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  const ofToken = token.peek();
  const fingerprint = readDevice('fingerprint');
  if (ofToken) headers.authorization = `Bearer ${ofToken}`;
  if (fingerprint) headers.fingerprint = fingerprint;
  if (row.access === 'public') headers.public = 'true';
  if (row.effect !== 'read') headers['idempotency-key'] = key ?? newKey();
  return headers;
}

/** What every JSON body carries besides its own fields: who speaks, from where, and what brought the visitor. */
export const commonFields = (): Record<string, string | number> => ({
  ...adParameters(),
  clientReferrer: settings.clientReferrer,
  channel: settings.channel,
  appId: settings.appId,
  platform: platformOf(navigator.userAgent),
});

/** A captive portal answers with a page of its own, so nothing is believed before it has the shape of an answer. */
export function readReply<R extends Row>(row: R, { isOk, status, storedAt, body }: RawReply): CallOutcome<R> {
  const envelope = v.safeParse(Envelope, body);
  if (!envelope.success || !isSpoken(body)) return fail({ kind: 'broken', detail: OPAQUE_OR_FOREIGN });
  if (envelope.output.code === CODE_SIGNED_OUT) return fail({ kind: 'signed-out' });
  // Before the errcode: a server that has failed says so in words too, and that is no refusal.
  if (!isOk) return fail({ kind: 'broken', detail: `HTTP ${status}` });
  if (envelope.output.errcode !== 0) return fail({ kind: 'refused', code: envelope.output.errcode as Refusal<R> });
  const { code } = envelope.output;
  if (code !== CODE_OK) return fail({ kind: 'broken', detail: `code ${code}`, code });
  const answer = v.safeParse(row.answer, body);
  if (!answer.success) return fail({ kind: 'broken', detail: `${row.path}: ${placeOf(answer.issues[0])}` });
  return succeed({ answer: answer.output as Answer<R>, body, ...(storedAt > 0 && { storedAt }) });
}

/** Where in the answer it is wrong, such as "appGameList.0.id". */
const placeOf = ({ path }: v.BaseIssue<unknown>): string => path?.map(({ key }) => String(key)).join('.') ?? '?';

async function readJson(reply: Response): Promise<unknown> {
  try {
    return await reply.json();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined; // Not JSON: the caller sees a broken answer.
    throw error; // Cut off on the way, which is a failure of the line.
  }
}
