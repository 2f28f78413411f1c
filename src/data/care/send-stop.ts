/** Sends the time-out or the exclusion that waits: before anything else that waits, once under its key, for as long as it takes. */
import { effect, type ReadonlySignal, signal } from '@preact/signals-react';
import { care } from '#contract/care.ts';
import { games } from '#contract/games.ts';
import type { Outcome } from '#shared/outcome.ts';
import { call } from '../call/call.ts';
import { openOutbox } from '../ask/outbox.ts';
import { tellWorker } from '../app/sw-client.ts';
import { refreshShown } from '../ask/use-answer.ts';
import { onDeviceChange } from '../device/device.ts';
import { atServer } from '../device/server-clock.ts';
import { balance } from '../money/balance.ts';
import { owner } from '../player/owner.ts';
import { endSession, isSignedIn } from '../player/session.ts';
import { leave } from '../sign-in/sign-out.ts';
import { forgetStop, giveUpStop, noteStopSent, stop, type Stop, stopToSend } from './stop.ts';

/** The server has it, until when, and says so with a clock of its own; -1 is for good. */
const heard = signal<HeardStop | undefined>(undefined);
export const heardStop: ReadonlySignal<HeardStop | undefined> = heard;

interface HeardStop {
  kind: Stop['kind'];
  length: number;
  until: number;
}

export function forgetHeardStop(): void {
  heard.value = undefined;
}

/** The last time-out that this page has sent, and whose it is. */
const sent = signal({ of: '', until: 0 });

/** The player has asked to stop, and the time for that is not over. */
export const isStopped = (): boolean =>
  stop.value !== undefined || (sent.value.of === owner.value && sent.value.until > atServer());

const waiting = (): Stop[] => [stopToSend() ?? []].flat();

openOutbox<Stop>({
  name: 'stop',
  isAnyWaiting: () => waiting().length > 0,
  waiting: async () => waiting(),
  noteSent: async (_store, row) => noteStopSent(row),
  send,
  settle,
  giveUp: async (row) => giveUpStop(row),
  afterwards,
});

async function send({ kind, length, key }: Stop): Promise<Outcome<unknown>> {
  const outcome =
    kind === 'exclusion'
      ? await call(care.excludeSelf, { months: length }, { key, ownsSignedOut: true })
      : await call(games.takeBreak, { minutes: length }, { key });
  if (outcome.ok) {
    heard.value = { kind, length, until: outcome.value.answer.until };
    sent.value = { of: owner.peek(), until: outcome.value.answer.until };
  }
  // The session was over before, so nothing has arrived: it waits here for the next log-in.
  else if (kind === 'exclusion' && outcome.failure.kind === 'signed-out') await endSession('expired');
  return outcome;
}

/** An exclusion has ended the session, and what this phone keeps of the player goes with it. */
async function settle(row: Stop, code: number | undefined): Promise<void> {
  forgetStop(row);
  if (row.kind === 'exclusion' && code === undefined) await leave({ keepsPassword: false });
}

/** What is shown is asked for again, as the bonus of a deposit and which promotions are on: none may be promised any more. */
async function afterwards(): Promise<void> {
  if (!isSignedIn.peek()) return;
  await Promise.all([refreshShown(care.getCare), balance.refreshMoved()]);
}
// Another tab has sent it.
onDeviceChange('stop', () => void (stop.peek() || afterwards()));

/** Should this page be gone before there is a connection, the service worker sends it. */
function tellOfStops(): void {
  let isTold = false;
  effect(() => {
    const kept = stopToSend();
    if (kept || isTold) tellWorker({ kind: 'keep-stop', stop: kept });
    isTold = kept !== undefined;
  });
}
tellOfStops();

/** What is said of it belongs to the player who has asked for it. */
effect(() => {
  if (stop.value) forgetHeardStop();
});
