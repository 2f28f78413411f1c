/**
 * Has everything that waits sent, whenever there is a reason to believe that it gets through: at start, when the line is
 * back, when the app is looked at again, and after a heartbeat that was answered.
 */
import { heartbeat } from '../player/heartbeat.ts';
import { sendKeptEvents } from '../events/events.ts';
import { likeSender } from './send-likes.ts';
import { tellWorker } from '../app/sw-client.ts';
import { log } from '#shared/log.ts';

/** Phones that get their line back at the same moment do not all speak in it. */
const SPREAD_MS = 2_000;

/** For as long as the page lives. */
export function keepSending(): void {
  window.addEventListener('online', () => setTimeout(() => sendAllSoon(true), Math.random() * SPREAD_MS));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') sendAllSoon(true);
  });
  // At once, and with every heartbeat.
  heartbeat.heard.subscribe(() => sendAllSoon(false));
}

export function sendAllSoon(isTimely: boolean): void {
  if (tellWorker({ kind: 'drain', isTimely })) return;
  likeSender.sendSoon();
  sendKeptEvents().catch((error: unknown) => log.info('events are not sent', { why: String(error) }));
}
