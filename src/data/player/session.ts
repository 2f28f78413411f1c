/**
 * Who is signed in. The token in localStorage decides: it is there at once, every tab sees it change, and taking it away
 * is the one step after which nothing of a player is shown any more. Everything else about the player is kept in a
 * database of their own, and this file opens, follows and deletes it.
 */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { RefreshedUser, User } from '#contract/entities/user.ts';
import { makeTurns } from '#shared/in-turn.ts';
import { log } from '#shared/log.ts';
import { markOf } from '#shared/mark-of.ts';
import { isWaiting } from '#store/favorite-wish.ts';
import type { FavoriteRow, FirstPlayer, KeptUser } from '#store/player-schema.ts';
import type { PlayerStore } from '#store/player-store.ts';
import { lostSession } from '../call/call.ts';
import { onDeviceChange, readDevice, removeDevice, writeDevice } from '../device/device.ts';
import { openKeptStore, readEarly } from '../lobby/kept.ts';
import { onChange } from '#shared/on-change.ts';
import { isStillOf, setToken, storedToken, token } from '../device/token.ts';
import { forgetVisit } from '../device/visit.ts';
import { forgetTyped, noteLeftOver, playerStores, wipe } from './wipe.ts';

const known = signal<KeptUser | undefined>(undefined);
const wishes = signal<FavoriteRow[]>([]);
const hidden = signal<readonly number[] | undefined>(undefined);

export const isSignedIn = computed(() => token.value !== '');

/** Another one for every session, and empty for a guest: what is drawn under one is not kept for the next. */
export const sessionMark = computed(() => token.value && markOf(token.value));

/** Calls back when another player signs in, and when one signs out: what is held of one player is nothing for the next. */
export const onPlayerChange = (forget: () => void): void => void onChange(token, forget);

/** What is known of the player and since when; undefined for a guest, and until the store has answered. */
export const player = computed(() => (token.value === '' ? undefined : known.value));

/** What the player has wished for with a heart on this device, as far as the store has it; a confirmed wish goes by itself after a while. */
export const keptWishes = computed(() => (token.value === '' ? [] : wishes.value));

/** Types of promotions that home does not show the player; undefined until they are known, which is before the player is. */
export const hiddenTypes = computed(() => (token.value === '' ? undefined : hidden.value));
export const hideTypes = (types: readonly number[]): void => void (hidden.value = types);

const ended = signal<'expired' | 'over' | 'left' | 'elsewhere' | undefined>(undefined);

/** How the last session of this visit ended, until the next one begins. It leads to sign-in; `over` does not where a guest may be. */
export const endedSession: ReadonlySignal<typeof ended.value> = ended;

const opened = signal<{ playerId: number; store: PlayerStore; close: () => void } | undefined>(undefined);

/** Takes what the document has read of the player, so that the first frame shows them. In another tab the next one may have come since. */
export async function resumeSession(early: Promise<FirstPlayer | undefined> | undefined): Promise<void> {
  follow();
  if (token.value === '') return;
  const first = await readEarly(early);
  if (!first || known.value || markOf(String(first.kept.user.id)) !== readDevice('owner')) return;
  hidden.value = first.hidden;
  known.value = first.kept;
  wishes.value = first.wishes;
}

/** Opens what is kept of the player, or deletes what is left of one who has gone. After the first paint. */
export function keepSession(): Promise<void> {
  return inTurn(async () => {
    const ofToken = token.value;
    const row = await (await openKeptStore())?.session();
    const ours = row?.token === ofToken ? row.playerId : undefined;
    if (ours !== undefined) await open(ours);
    // Another tab has changed players meanwhile.
    if (!isStillOf(ofToken)) return close();
    // Without a row, and where the public database does not open, the player's own may be any of those that are here.
    if (row || ofToken === '') await wipe(ours);
  }).catch(noteLeftOver);
}

/** What every way of signing in ends in. Resolves when the player is kept, as far as this browser keeps anything. */
export function enter(user: User): Promise<void> {
  // The player who was signed in here is gone before the next one is shown.
  if (token.value !== '') void endSession();
  return inTurn(async () => {
    close();
    await wipe(user.id);
    await keepPlayer(user, user.token);
    forgetVisit(['returnTo', 'guestHeart', 'inviteCode']);
    if (user.account) writeDevice('lastAccount', user.account);
    writeDevice('ACCESS_TOKEN', user.token);
    setToken(user.token);
    ended.value = undefined;
  });
}

/** Keeps the player as a start-up answer tells of them, which brings no token of its own. */
export function renewPlayer(user: User): Promise<void> {
  const ofToken = token.value;
  return inTurn(async () => {
    // Left in the meantime: what arrives late is nobody's.
    if (ofToken !== token.value || ofToken === '') return;
    // Asked before the new one is written. Who plays does not wait for it: a page that is gone may hold its table.
    const kept = (await openKeptStore())?.session().catch(() => undefined);
    await keepPlayer(user, ofToken, () => ofToken === token.value);
    // The start could not tell whose the databases are, and has deleted none.
    if ((await kept)?.token !== ofToken && isStillOf(ofToken)) await wipe(user.id);
  });
}

const merged = signal(0);
/** How often the player has changed in this visit. */
export const timesMerged: ReadonlySignal<number> = merged;

/** Changes what a refresh has brought. */
export function mergePlayer(fields: RefreshedUser): Promise<void> {
  merged.value += 1;
  return inPlayerStore((store) => store.mergeUser(withoutSecrets(fields), Date.now()));
}

/**
 * Does something in the player's store, which is opened for it where it is not open yet. Undefined when the player has
 * left meanwhile, and for a guest.
 */
export async function inPlayerStore<Value>(work: (store: PlayerStore) => Promise<Value>): Promise<Value | undefined> {
  const ofToken = token.value;
  if (!opened.value && ofToken !== '') void keepSession();
  let done: Value | undefined;
  await inTurn(async () => {
    if (opened.value && ofToken === token.value) done = await work(opened.value.store);
    // The store closes under what it was doing for a player who leaves.
  }).catch((error: unknown) => (ofToken === token.value ? Promise.reject(error) : undefined));
  return done;
}

/** The store of the player, once it is open. */
export const playerStore = computed(() => opened.value?.store);

/** The player has left on purpose; who leads to sign-in then remembers no way back. */
export function endOnPurpose(): Promise<void> {
  ended.value = 'left';
  removeDevice('leftLikes');
  return forget();
}

/** The server has ended the session: as leaving, but a password that is kept stays sealed, so that one tap renews it. */
export const expire = (): Promise<void> => drop('expired');

/** The session is over, and the player has not asked for that: what was not sent yet, is asked about or is half-typed waits for the same player's next one. */
export async function drop(how: 'expired' | 'over' = 'over'): Promise<void> {
  // An exclusion that waits for its answer may be what has ended it, and is told by its own answer.
  const ofToken = token.value;
  if (readDevice('stop') && (await import('../care/stop.ts')).stopToSend()?.kind === 'exclusion') return;
  // Another tab may have logged in another player meanwhile.
  if (ofToken === token.value) await endSession(how);
}

export function endSession(how: typeof ended.value = ended.value): Promise<void> {
  ended.value = how;
  inTurn(async () => (await playerStores()).keepForReturn()).catch(noteLeftOver);
  return forget();
}

/** Goes on as a guest. What is shown goes at once, what is kept right after. */
function forget(): Promise<void> {
  for (const name of ['ACCESS_TOKEN', 'owner', 'firstScreen', 'playing'] as const) removeDevice(name);
  setToken('');
  close();
  forgetTyped();
  return inTurn(() => wipe(undefined));
}

/** One after the other: a wipe that overtakes a sign-in would delete the wrong player. */
const inTurn = makeTurns();

async function keepPlayer(user: User, ofToken: string, isStill = () => true): Promise<void> {
  const kept = { user: withoutSecrets(user), savedAt: Date.now() };
  const store = await open(user.id);
  // Another tab has changed players while the database opened: this one is nobody's business any more.
  if (!isStill()) return close();
  writeDevice('owner', markOf(String(user.id)));
  try {
    await store.saveUser(kept);
    await (await openKeptStore())?.saveSession({ id: 'current', token: ofToken, playerId: user.id });
  } catch (error) {
    // A full device keeps nobody out: the visit knows the player, and the next start asks who they are.
    log.info('the player is not kept', { why: String(error) });
    if (isStill()) known.value = kept;
  }
}

async function open(playerId: number): Promise<PlayerStore> {
  if (opened.value?.playerId === playerId) return opened.value.store;
  // Whom the document has read already stays on the screen: a form that is drawn would be drawn anew, without what was typed.
  if (opened.value || known.value?.user.id !== playerId) close();
  const store = await (await playerStores()).openPlayerStore(playerId);
  hidden.value ??= (await store.fact('hiddenOffers').catch(() => undefined)) ?? [];
  const following = [
    store.watchUser((kept) => void (known.value = kept ?? known.value)),
    store.watchFavorites((rows) => void (wishes.value = rows)),
  ];
  store.onLost(() => setTimeout(() => restoreWishes(store)));
  opened.value = {
    playerId,
    store,
    close: () => {
      for (const one of following) one.unsubscribe();
      store.close();
    },
  };
  return store;
}

/** The device has cleared itself while the page was open. Not after a sign-out, which closes and clears as well. */
function restoreWishes(store: PlayerStore): void {
  const waiting = wishes.value.filter(isWaiting);
  if (opened.value?.store !== store || !isStillOf(token.value) || waiting.length === 0) return;
  store.restoreFavorites(waiting).catch(noteLeftOver);
}

function close(): void {
  opened.value?.close();
  opened.value = undefined;
  known.value = undefined;
  wishes.value = [];
  hidden.value = undefined;
}

const withoutSecrets = <Fields extends RefreshedUser>(user: Fields): Fields => ({ ...user, password: '', token: '' });

function follow(): void {
  onDeviceChange('ACCESS_TOKEN', adopt);
  // A page that comes out of the browser's memory, or from behind another tab, may have missed the change.
  window.addEventListener('pageshow', adopt);
  document.addEventListener('visibilitychange', adopt);
  lostSession.subscribe((lost) => {
    if (lost && lost === token.value) void expire();
  });
}

/** Another tab has signed out, or signed in another player. This tab clears its screen, then shows the new player. */
function adopt(): void {
  const stored = storedToken();
  if (stored === token.value) return;
  close();
  if (token.value !== '') forgetTyped();
  // Drawn as one change: who leads to sign-in must see that it is no address of this tab that asks for it.
  batch(() => {
    ended.value = stored === '' ? 'elsewhere' : undefined;
    setToken(stored);
  });
  if (stored !== '') void keepSession();
}
