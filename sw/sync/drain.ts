/** Sends what waits in the store: one drainer at a time for the whole device, oldest first, in bounded batches. */
import * as v from 'valibot';
import { API_PREFIX, Envelope, isSpoken } from '#contract/envelope.ts';
import { EVENT_BATCH_LIMIT, logging } from '#contract/logging.ts';
import { log } from '#shared/log.ts';
import { noteTry, settleEvents, waitingEvents } from '#store/events.ts';
import type { EventRow } from '#store/rows.ts';
import { PublicDatabase } from '#store/schema.ts';
import { send } from '../api/send.ts';
import { type Ending, nextStep } from './next-step.ts';

const LOCK = 'drain-events';
const DEADLINE_MS = 30_000;
const MOST_BATCHES = 25;

let database: PublicDatabase | undefined;

export async function drainEvents(): Promise<'done' | 'unfinished'> {
  return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => (lock ? drainAll() : 'done'));
}

async function drainAll(): Promise<'done' | 'unfinished'> {
  database ??= new PublicDatabase();
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const rows = await waitingEvents(database, EVENT_BATCH_LIMIT);
    if (rows.length === 0) return 'done';
    const step = nextStep(await attempt(rows), Math.max(...rows.map((row) => row.tries)));
    if (step.do === 'retry' || step.do === 'await-session') {
      await noteTry(database, rows);
      return 'unfinished';
    }
    // A refused batch would be refused again; it is of no use to the player, so it is only logged.
    if (step.do === 'park') log.error('events refused', { events: rows.length });
    await settleEvents(database, rows);
  }
  return 'unfinished';
}

async function attempt(rows: EventRow[]): Promise<Ending> {
  const request = new Request(API_PREFIX + logging.eventLog.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ eventList: rows.map((row) => row.item) }),
  });
  try {
    const reply = await send(request, DEADLINE_MS);
    const body: unknown = await reply.json();
    const spoken = v.safeParse(Envelope, body);
    if (!spoken.success || !isSpoken(body)) return { kind: 'answered', status: reply.status };
    return { kind: 'answered', status: reply.status, code: spoken.output.code, errcode: spoken.output.errcode };
  } catch {
    return { kind: 'unreachable' }; // No network, a deadline, or a page that is not JSON: all mean "not yet".
  }
}
