/**
 * A page for tests of its thinking: the real modules, on a document, a database and a line that exist only here. Each test
 * has a new device; `import()` within it brings modules that were not used before.
 */
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { User } from '#contract/entities/user.ts';
import { HOT_LIMIT } from '#contract/limits.ts';
import { config as configRows } from '#contract/config.ts';
import { seededRandom } from '#server/art/seeded-random.ts';
import { user as someone } from '../../contract/examples/people.ts';
import { SEED } from '../runs.ts';
import { KeptCaches } from './caches.ts';
import { Locks } from './locks.ts';
import { beginClock, settle } from './turns.ts';
import { beaconOnWire, exampleOf, fetchOnWire, wire } from './wire.ts';

const HOME = '/lobby/home';
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const NOON = Date.parse('2026-11-22T04:00:00Z');

/** What has to end with the page of the test. One list for all test files, since they share the window. */
const files = globalThis as {
  pageEndings?: (() => void)[];
  ownListeners?: Set<() => void>;
  ownNavigator?: Map<string, PropertyDescriptor | undefined>;
};
const isNoted = files.pageEndings !== undefined;
const endings = (files.pageEndings ??= []);

/** Whom Dexie tells of every write, on all databases; some are its own. */
const writes = Dexie.on.storagemutated as unknown as {
  subscribers: (() => void)[];
  unsubscribe(heard: () => void): void;
};
const ownListeners = (files.ownListeners ??= new Set(writes.subscribers));

/** What tests have changed of the browser, and how it was before them. */
const ownNavigator = (files.ownNavigator ??= new Map());

export const onPageEnd = (end: () => void): void => void endings.push(end);

/** A device that has never seen the app. */
export async function newDevice(): Promise<void> {
  // First, or the page of the test before would hear of the rest.
  newPage(NOON);
  await settle();
  // Or what that page has begun as it went, such as a look four seconds after a game, would come by the clock of this one.
  beginClock(NOON);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // What is spread at random is spread alike in every run.
  const dice = seededRandom(String(SEED));
  Math.random = () => dice.next();
  localStorage.clear();
  sessionStorage.clear();
  // The very object, of which live queries keep hold.
  Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange });
  vi.stubGlobal('indexedDB', Dexie.dependencies.indexedDB);
  vi.stubGlobal('fetch', fetchOnWire);
  vi.stubGlobal('caches', new KeptCaches());
  AbortSignal.timeout = timeoutOfPage;
  wire.reset();
  forgetNavigator();
  setNavigator({ locks: new Locks(), onLine: true, userAgent: PHONE, sendBeacon: beaconOnWire });
  setVisibility('visible');
}

/** Another tab of the same device: its modules are its own, everything else is shared. */
export const anotherTab = (): void => void vi.resetModules();

/** The page goes, as by a reload; what the device keeps stays. */
export async function leavePage(): Promise<void> {
  window.dispatchEvent(new Event('pagehide'));
  await settle();
  newPage(Date.now());
}

function newPage(nowMs: number): void {
  for (const end of endings.splice(0)) end();
  // Or its live queries would hear of what the next page writes, and act in its name.
  for (const heard of writes.subscribers.filter((one) => !ownListeners.has(one))) writes.unsubscribe(heard);
  beginClock(nowMs);
  vi.resetModules();
  setNavigator({ locks: new Locks() });
  document.body.replaceChildren();
  document.head.replaceChildren();
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
  goTo(HOME);
}

export const goTo = (address: string): void => history.replaceState(null, '', address);

/** Once for all test files. Who listens to a page that is gone hears nothing more. */
export function prepareDocument(): void {
  if (isNoted) return;
  // happy-dom's own cannot be walked.
  Object.defineProperty(document, 'images', { get: () => [...document.querySelectorAll('img')] });
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    target.addEventListener = (type: string, heard: EventListener, how?: AddEventListenerOptions) => {
      add(type, heard, how);
      endings.push(() => remove(type, heard, how));
    };
  }
}

export function setOnline(isOnline: boolean): void {
  setNavigator({ onLine: isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

export function setVisibility(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
}

export function setNavigator(facts: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(facts)) {
    if (!ownNavigator.has(name)) ownNavigator.set(name, Object.getOwnPropertyDescriptor(navigator, name));
    Object.defineProperty(navigator, name, { configurable: true, value });
  }
}

/** Or a phone that vibrates in one test would vibrate in those after it. */
function forgetNavigator(): void {
  for (const [name, own] of ownNavigator) {
    if (own) Object.defineProperty(navigator, name, own);
    else Reflect.deleteProperty(navigator, name);
  }
  ownNavigator.clear();
}

/** Another tab has written this fact of the device; the tabs that did not are told. */
export function tellTabs(key: string): void {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));
}

export const aUser = (changes: Partial<User> = {}): User => ({ ...someone, ...changes }) as unknown as User;

/** As every way of signing in ends. */
export async function signIn(changes: Partial<User> = {}): Promise<void> {
  const { enter, resumeSession } = await import('#data/player/session.ts');
  await resumeSession(undefined);
  await enter(aUser({ token: 'a-token', ...changes }));
  await settle();
}

/** As a visit begins for a player who is logged in already. */
export async function resume(): Promise<void> {
  const { keepSession, resumeSession } = await import('#data/player/session.ts');
  await resumeSession(undefined);
  await keepSession();
}

/** A visit with a lobby in the database, as the server of the examples tells of it. */
export async function openLobby(changes: Record<string, unknown> = {}): Promise<void> {
  wire.on(configRows.appConfig, { ...exampleOf(configRows.appConfig), ...changes });
  const { lobbyKeeper } = await import('#data/lobby/lobby.ts');
  await lobbyKeeper.start();
  await lobbyKeeper.keep();
  // Screens are drawn over a lobby that has been read.
  const { watch } = await import('#data/lobby/stored.ts');
  watch('lobby', { hotLimit: HOT_LIMIT });
  await settle();
}

function timeoutOfPage(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), ms);
  return controller.signal;
}
