/**
 * The line and the server behind it, in the place of `fetch`. A call is answered with what a test has said of it, or with the
 * contract's own example; what was asked is written down.
 */
import { care } from '#contract/care.ts';
import type { Input, Row } from '#contract/define.ts';
import { API_PREFIX } from '#contract/envelope.ts';
import { table } from '../../contract/table.ts';
import { counted } from './turns.ts';

export interface Asked {
  path: string;
  body: Record<string, unknown>;
  headers: Headers;
  /** It arrives when the page is closed at once. */
  outlivesPage: boolean;
  isBeacon?: true;
}

/** What became of a request: an answer, or what fetch does without one. */
export type Reply = object | Response | 'dead' | 'refused' | 'cut';
type Answer = Reply | ((asked: Asked) => Reply | Promise<Reply>);

const whole = new Map(table.map(({ row, example }) => [row.path, example.answer as object]));

const requests = new Map(table.map(({ row, example }) => [row.path, example.request]));
/** What the contract's own example asks with. */
export const requestOf = <R extends Row>(row: R): Input<R> => requests.get(row.path)!;

const PORTAL_PAGE = '<!doctype html><title>Welcome to Cafe Wi-Fi</title>';

/** A page of a network on the way. */
export const portalPage = (): Response => new Response(PORTAL_PAGE, { headers: { 'content-type': 'text/html' } });
export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
export const refusal = (errcode: number): object => ({ code: 200, errcode, message: '' });
/** What the server says of the care of a player who is on no time-out and at no limit; the contract’s own example is. */
export const noTimeOut = (): object => ({ ...exampleOf(care.getCare), breakUntil: 0, isAtLimit: false });
export const signedOut = { code: 401, errcode: 401, message: '' };
/** The contract's own example, for a test that changes a field of it. */
export const exampleOf = (row: Pick<Row, 'path'>): Record<string, unknown> => ({
  code: 200,
  errcode: 0,
  ...whole.get(row.path),
});

let answers = new Map<string, Answer>();
let line: Answer | undefined;
let all: Asked[] = [];
let aheadMs: number | undefined;

export const wire = {
  /** What the server says to this call from now on. */
  on(row: { path: string }, answer: Answer): void {
    answers.set(row.path, answer);
  },
  /** What becomes of every call from now on, whatever the server would say; undefined mends the line. */
  is(state: Answer | undefined): void {
    line = state;
  },
  /** From now on every answer says when it was given, by a server whose clock is so far ahead of the phone's. */
  serverIsAhead(ms: number): void {
    aheadMs = ms;
  },
  /** The calls of this row so far, or all. */
  asked(row?: Pick<Row, 'path'>): Asked[] {
    return row ? all.filter(({ path }) => path === row.path) : all;
  },
  /** A promise in a test's hand: what waits for it is answered when the test says so. */
  later(): { reply: Promise<Reply>; arrives: (reply: Reply) => void } {
    let arrives: (reply: Reply) => void = () => undefined;
    const reply = new Promise<Reply>((resolve) => (arrives = resolve));
    return { reply, arrives };
  },
  reset(): void {
    answers = new Map();
    line = undefined;
    aheadMs = undefined;
    all = [];
  },
};

/** In the place of the browser's own. */
export async function fetchOnWire(target: string | Request, init: RequestInit = {}): Promise<Response> {
  // What is asked by an address has left the page before this line is over, as a page that goes away relies on.
  const { url, headers, body, signal } =
    typeof target === 'string' ? { ...init, url: target } : await unpack(target, init);
  const path = new URL(url, location.href).pathname.replace(API_PREFIX, '');
  const asked: Asked = {
    path,
    body: parse(body as string),
    headers: new Headers(headers),
    outlivesPage: init.keepalive === true,
  };
  // Without a network nothing leaves the phone.
  if (!navigator.onLine) throw new TypeError('Failed to fetch');
  all.push(asked);
  const answer = line ?? answers.get(path) ?? usual(path as Row['path']);
  const reply = await Promise.race([typeof answer === 'function' ? answer(asked) : answer, givenUp(signal)]);
  if (reply === 'dead') return givenUp(signal);
  if (reply === 'refused') throw new TypeError('Failed to fetch');
  if (reply === 'cut') return cutOff();
  const answered = reply instanceof Response ? reply.clone() : json(reply);
  if (aheadMs !== undefined) answered.headers.set('date', new Date(Date.now() + aheadMs).toUTCString());
  return answered;
}

/** A player is on no time-out where a test does not say so. */
const usual = (path: Row['path']): object => (path === care.getCare.path ? noTimeOut() : exampleOf({ path }));

/** In the place of the browser's own: what is handed over has left the page. */
export function beaconOnWire(target: string, data: Blob | string): boolean {
  const path = new URL(target, location.href).pathname.replace(API_PREFIX, '');
  const asked: Asked = { path, body: {}, headers: new Headers(), outlivesPage: true, isBeacon: true };
  all.push(asked);
  if (typeof data === 'string') asked.body = parse(data);
  else void counted(data.text(), 'a body').then((text) => (asked.body = parse(text)));
  return true;
}

async function unpack(request: Request, { signal }: RequestInit) {
  return {
    url: request.url,
    headers: request.headers,
    body: await request.clone().text(),
    signal: signal ?? request.signal,
  };
}

const parse = (body: string): Record<string, unknown> => JSON.parse(body || '{}') as Record<string, unknown>;

function givenUp(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    const fail = (): void => reject(signal?.reason as Error);
    if (signal?.aborted) fail();
    else signal?.addEventListener('abort', fail);
  });
}

/** The head of an answer has come, and the line breaks within its body. */
function cutOff(): Response {
  const reply = json({});
  reply.json = () => Promise.reject(new TypeError('terminated'));
  reply.text = () => Promise.reject(new TypeError('terminated'));
  return reply;
}
