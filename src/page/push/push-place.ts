/** What the phone may tell while the app is closed: the browser's side of it. It is asked for at a tap, and only then. */
import { inTime } from '#shared/in-time.ts';
import { log } from '#shared/log.ts';

/** `install`: an iPhone has them once the app stands on its home screen. */
export type PushAbility = 'able' | 'denied' | 'install' | 'unable';

export function pushAbility(): PushAbility {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) {
    return 'standalone' in navigator && navigator.standalone === false ? 'install' : 'unable';
  }
  return Notification.permission === 'denied' ? 'denied' : 'able';
}

export interface PushPlace {
  endpoint: string;
  p256dh: string;
  auth: string;
}

const READY_WITHIN_MS = 5_000;
/** The browser's own service makes the place, and may be out of reach where ours is not: its browser goes on trying. */
const MADE_WITHIN_MS = 30_000;

/** Where this phone takes messages now; undefined where it has no such place. */
export async function pushPlace(): Promise<PushPlace | undefined> {
  if (pushAbility() === 'unable' || pushAbility() === 'install') return undefined;
  const subscription = await subscribed();
  return subscription ? placeOf(subscription) : undefined;
}

/** A browser that cannot say so has none. */
async function subscribed(): Promise<PushSubscription | undefined> {
  try {
    const asked = (await registration())?.pushManager.getSubscription();
    return (asked && (await inTime(asked, READY_WITHIN_MS))) ?? undefined;
  } catch (error) {
    log.info('the browser does not say where the phone takes notices', { why: String(error) });
    return undefined;
  }
}

/** `unanswered`: the player has closed the browser's question. */
export type PushRefusal = 'denied' | 'unanswered' | 'unable';

/** Asks the player for the browser's permission, or says why there is no place: they, or the browser's own service, say no. */
export async function openPushPlace(publicKey: string): Promise<PushPlace | PushRefusal> {
  try {
    const permission = await Notification.requestPermission();
    if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'unanswered';
    const manager = (await registration())?.pushManager;
    const old = manager && (await subscribed());
    if (old && keyOf(old) === publicKey) return placeOf(old);
    // Made for another server's key, which this one cannot send by.
    await old?.unsubscribe();
    const making = manager?.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
    const made = making && (await inTime(making, MADE_WITHIN_MS));
    return made ? placeOf(made) : 'unable';
  } catch (error) {
    log.info('the phone takes no notices', { why: String(error) });
    return 'unable';
  }
}

/** The server has forgotten the place already. */
export async function closePushPlace(): Promise<void> {
  const subscription = await subscribed();
  await subscription
    ?.unsubscribe()
    .catch((error: unknown) => log.info('a place for notices stays', { why: String(error) }));
}

/** Undefined where none takes over in time, as where one is refused. */
const registration = (): Promise<ServiceWorkerRegistration | undefined> =>
  inTime(navigator.serviceWorker.ready, READY_WITHIN_MS);

function placeOf(subscription: PushSubscription): PushPlace {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}

function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  const bytes = new Uint8Array(applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
