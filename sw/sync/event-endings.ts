/** What becomes of the events that were sent, by a beacon of the page or from the store. */
import { log } from '#shared/log.ts';
import { noteTry, settleEvents } from '#store/events.ts';
import type { EventRow } from '#store/rows.ts';
import { deviceDatabase } from './device-database.ts';
import type { Step } from './next-step.ts';

/** The ids of the events that are on their way to the server at this moment, with a beacon of the page or from the store. */
export const underWay = new Set<string>();

type Sent = Pick<EventRow, 'id' | 'tries'>;

export const mostTries = (sent: readonly Sent[]): number => Math.max(0, ...sent.map(({ tries }) => tries));

export async function concludeEvents(sent: readonly Sent[], step: Step): Promise<void> {
  if (step.do === 'retry' || step.do === 'await-session') return noteTry(deviceDatabase(), sent);
  // A refused batch would be refused again; it is of no use to the player, so it is only logged.
  if (step.do === 'park') log.error('events refused', { events: sent.length });
  await settleEvents(deviceDatabase(), sent);
}
