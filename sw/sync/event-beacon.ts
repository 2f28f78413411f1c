/**
 * A page's beacon with events on its way to the server. The page hears nothing of a beacon and may be gone already, so
 * what the server says is heard here: events that it has taken leave the store, all others stay.
 */
import * as v from 'valibot';
import { BUSY } from '#contract/envelope.ts';
import { EventItem } from '#contract/logging.ts';
import { log } from '#shared/log.ts';
import { mustWait, readPause } from '#store/pauses.ts';
import { send } from '../api/send.ts';
import { deviceDatabase } from './device-database.ts';
import { pauseAfter } from './drain.ts';
import { concludeEvents, mostTries, underWay } from './event-endings.ts';
import { type Ending, nextStep } from './next-step.ts';
import { SEND_DEADLINE_MS, readEnding } from './post.ts';

const Batch = v.object({ eventList: v.array(EventItem) });

/** The server is not asked, because it has asked for time, or this phone has just failed to reach it. */
const notNow = (): Response => new Response(null, { status: 503 });

/** In the server's words: a page without beacons asks again then, and does not take this for a dead connection. */
const askAgainLater = (): Response => new Response(JSON.stringify({ errcode: BUSY.errcode }), { status: BUSY.status });

/** `left` is told when something stays in the store. */
export async function passEvents(request: Request, left: () => Promise<unknown>): Promise<Response> {
  const ids = await idsIn(request.clone());
  // A trigger or another beacon is sending them already, and says what becomes of them.
  if (ids.length > 0 && ids.every((id) => underWay.has(id))) return askAgainLater();
  if (ids.length > 0 && (await isPaused())) {
    await left();
    return notNow();
  }
  // Events are known by their ids, so they may be let go and sent again.
  for (const id of ids) underWay.add(id);
  try {
    const reply = await send(request, { deadlineMs: SEND_DEADLINE_MS, isQuestion: true });
    await conclude(ids, await readEnding(reply.clone()), left);
    return reply;
  } catch (error) {
    await conclude(ids, { kind: 'unreachable' }, left);
    throw error; // The page sees the failure as it is, if it is still there.
  } finally {
    for (const id of ids) underWay.delete(id);
  }
}

async function idsIn(request: Request): Promise<string[]> {
  try {
    const batch = v.safeParse(Batch, await request.json());
    return batch.success ? batch.output.eventList.flatMap(({ id }) => id ?? []) : [];
  } catch {
    return []; // Not ours to understand: the server will say what it thinks of it.
  }
}

async function isPaused(): Promise<boolean> {
  try {
    return mustWait(await readPause(deviceDatabase(), 'events'), { nowMs: Date.now(), isTimely: false });
  } catch (error) {
    log.info('nothing is kept here', { why: String(error) });
    return false;
  }
}

async function conclude(ids: string[], ending: Ending, left: () => Promise<unknown>): Promise<void> {
  try {
    const db = deviceDatabase();
    const rows = await db.events.bulkGet(ids);
    // A page that was closed in the middle has sent what it had no time to store.
    const sent = ids.map((id, at) => ({ id, tries: rows[at]?.tries ?? 0 }));
    const step = nextStep(ending, mostTries(sent));
    await pauseAfter('events', step, await readPause(db, 'events'));
    await concludeEvents(sent, step);
    if (step.do === 'retry' || step.do === 'await-session') await left();
  } catch (error) {
    // Without a store there is nothing to settle, and what stays in one that fails is sent again.
    log.info('events are not settled', { why: String(error) });
  }
}
