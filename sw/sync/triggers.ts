/** What is sent when, and in which order. */
import { log } from '#shared/log.ts';
import { tellPages } from '../tell-pages.ts';
import type { StopToSend } from '#contract/messages.ts';
import type { End, Trigger } from './drain.ts';
import { drainEvents } from './drain-events.ts';
import { drainFavorites } from './drain-favorites.ts';
import { drainStop, keepStop } from './drain-stop.ts';
import { passEvents } from './event-beacon.ts';
import { comeBack } from './listen.ts';

/** True where something is left, for which the browser has been asked to come back. */
export async function drainSoon(trigger: Trigger): Promise<boolean> {
  const isUnfinished = (await drainAll(trigger)) === 'unfinished';
  if (isUnfinished) await comeBack();
  return isUnfinished;
}

/** The page sends it by itself; whenever it cannot, the browser is asked to wake this program. */
export async function keepStopForLater(stop: StopToSend | undefined): Promise<void> {
  await keepStop(stop);
  if (stop) await comeBack();
}

/** A beacon of the page; what is left over from before goes after it, once it has got through. */
export async function answerEvents(request: Request, event: ExtendableEvent): Promise<Response> {
  let isStuck = false;
  const reply = await passEvents(request, () => {
    isStuck = true;
    return comeBack();
  });
  if (!isStuck) event.waitUntil(drainRest());
  return reply;
}

async function drainRest(): Promise<void> {
  if ((await orLater(drainEvents({ isTimely: false }))) === 'unfinished') await comeBack();
}

/** The player's wishes first: the player looks at them. A player who has asked to stop is heard before any of them. */
export async function drainAll(trigger: Trigger): Promise<End> {
  const ofPlayer = { ...trigger, onLostSession };
  const stopping = await orLater(drainStop(ofPlayer));
  const wishing = stopping === 'done' ? await orLater(drainFavorites(ofPlayer)) : stopping;
  const telling = await orLater(drainEvents(trigger));
  return wishing === 'done' ? telling : wishing;
}

const onLostSession = (token: string): Promise<void> => tellPages({ kind: 'session-lost', token });

/** What cannot be read now, as while the device clears it, is looked for again. */
async function orLater(draining: Promise<End>): Promise<End> {
  try {
    return await draining;
  } catch (error) {
    log.info('what waits cannot be read', { why: String(error) });
    return 'unfinished';
  }
}
