/** Sends what waits, one after the other: one drain of a kind at a time for the whole device. */
import { mustWait, type Pause, readPause, savePause, type SendingOf } from '#store/pauses.ts';
import { deviceDatabase } from './device-database.ts';
import { type Ending, nextStep, type Step } from './next-step.ts';
import { post } from './post.ts';

/** A thumb that goes on tapping must not keep this program busy for ever. */
const MOST_CALLS = 100;

/** What has made the service worker try. */
export interface Trigger {
  isTimely: boolean;
  /** Calls back with the token whose session is over, as the server has just said. */
  onLostSession?: (token: string) => Promise<void>;
}

export type End = 'done' | 'unfinished';

/** What waits of one kind. */
export interface Waiting<Row> {
  /** Of the session in whose name it is sent. */
  token?: string;
  next(): Promise<Row | undefined>;
  /** Something else is to send it, for now. */
  isHeld?(): Promise<boolean>;
  /** Notes that it is about to be sent; undefined where it is another one now, which is then looked at anew. */
  take?(row: Row): Promise<Row | undefined>;
  callOf(row: Row): { path: string; key?: string; body: object; tries: number };
  conclude(row: Row, step: Step, ending: Ending): Promise<void>;
  close?(): void;
}

/** `open` is asked when its turn has come: what waits, and whose it is, is what it is then. */
export function drain<Row>(
  kind: SendingOf,
  open: () => Promise<Waiting<Row> | undefined>,
  trigger: Trigger,
): Promise<End> {
  return navigator.locks.request(`drain-${kind}`, async () => {
    const waiting = await open();
    if (!waiting) return 'done';
    return sendAll(kind, waiting, trigger).finally(() => waiting.close?.());
  });
}

async function sendAll<Row>(kind: SendingOf, waiting: Waiting<Row>, trigger: Trigger): Promise<End> {
  let pause = await readPause(deviceDatabase(), kind);
  for (let count = 0; count < MOST_CALLS; count++) {
    const next = await waiting.next();
    if (!next) return 'done';
    if (mustWait(pause, { nowMs: Date.now(), isTimely: trigger.isTimely })) return 'unfinished';
    if (await waiting.isHeld?.()) return 'unfinished';
    const row = waiting.take ? await waiting.take(next) : next;
    if (!row) continue;
    const { path, key, body, tries } = waiting.callOf(row);
    const ending = await post(path, { token: waiting.token, key }, body);
    const step = nextStep(ending, tries);
    pause = await pauseAfter(kind, step, pause);
    await waiting.conclude(row, step, ending);
    if (step.do === 'retry') return 'unfinished';
    if (step.do === 'await-session') return lostSession(waiting.token, trigger);
  }
  return 'unfinished';
}

/** Without a session there is nothing to try again before the next log-in, which sends by itself. */
async function lostSession(token: string | undefined, { onLostSession }: Trigger): Promise<End> {
  // What needs none has met a fault like another.
  if (token === undefined) return 'unfinished';
  await onLostSession?.(token);
  return 'done';
}

/** Kept, since the next program must not begin anew with a server that has asked for time. */
export async function pauseAfter(kind: SendingOf, step: Step, before: Pause | undefined): Promise<Pause | undefined> {
  const pause = step.do === 'retry' ? { untilMs: Date.now() + step.afterMs, isAsked: step.isAsked } : undefined;
  if (pause || before) await savePause(deviceDatabase(), kind, pause);
  return pause;
}
