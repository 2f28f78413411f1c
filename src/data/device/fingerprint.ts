/** The mark of this browser: read where it is stored, made in the worker only where it is not. */
import { withDeadline } from '#shared/in-time.ts';
import { once } from '#shared/once.ts';
import { log } from '#shared/log.ts';
import type { Failure } from '#shared/outcome.ts';
import { pause } from '#shared/pause.ts';
import { readDevice, writeDevice } from './device.ts';

const WAIT_MS = 4_000;
/** What makes the mark comes over the connection on a first visit. No button waits longer for it. */
const DEADLINE_MS = 30_000;

/** The first screen does without it, so it waits until the phone has nothing else to do. */
export async function ensureFingerprint(): Promise<void> {
  if (readDevice('fingerprint')) return;
  await pause(WAIT_MS);
  try {
    await fingerprintNow();
  } catch (error) {
    // Without a connection its script may not be there: a call that needs the mark makes it.
    log.info('the browser has no mark yet', { why: String(error) });
  }
}

const makeOnce = once(make);

/** For a call that tells of the device. */
export async function fingerprintNow(): Promise<string> {
  return readDevice('fingerprint') ?? (await withDeadline(makeOnce(), DEADLINE_MS));
}

/** The same for who tells the player why nothing was sent: what makes the mark may be on the other side of the connection. */
export async function whyNoMark(): Promise<Failure | undefined> {
  try {
    await fingerprintNow();
    return undefined;
  } catch (error) {
    log.info('the browser has no mark', { why: String(error) });
    return navigator.onLine ? { kind: 'broken', detail: String(error) } : { kind: 'offline' };
  }
}

async function make(): Promise<string> {
  const { getWorkshop } = await import('../app/worker.ts');
  const workshop = await getWorkshop();
  const traits = [screen.width, screen.height, screen.colorDepth, devicePixelRatio].join('x');
  const made = await workshop.makeFingerprint(traits);
  writeDevice('fingerprint', made);
  return made;
}
