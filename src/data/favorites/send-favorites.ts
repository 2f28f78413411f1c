/** Has the waiting favorites sent: by the service worker, or from here where there is none or nothing is kept. */
import { computed, effect, untracked } from '@preact/signals-react';
import { GAME } from '#contract/errcodes.ts';
import { games } from '#contract/games.ts';
import { log } from '#shared/log.ts';
import { isWaiting } from '#store/favorite-wish.ts';
import { favoriteChange } from '#store/favorites.ts';
import type { FavoriteRow } from '#store/player-schema.ts';
import type { PlayerStore } from '#store/player-store.ts';
import { call } from '../call/call.ts';
import { tellWorker } from '../app/sw-client.ts';
import { sendKeptEvents } from '../events/events.ts';
import { heartbeat } from '../player/heartbeat.ts';
import { inPlayerStore } from '../player/session.ts';
import { showToast, type ToastMessage } from '../toasts.ts';
import { favoriteRows } from './favorites.ts';

/** Taps that follow each other so closely are one wish. */
const SETTLE_MS = 400;

class FavoriteSender {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSending = false;

  sendSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#send().catch((error: unknown) => log.info('favorites are not sent', { why: String(error) }));
    }, SETTLE_MS);
  }

  /** Resolves when everything has gone, or was tried. */
  async sendNow(): Promise<void> {
    const keeps = await inPlayerStore(async (store) => store.keeps);
    const { port1, port2 } = new MessageChannel();
    const tried = new Promise((resolve) => {
      port1.addEventListener('message', resolve, { once: true });
      port1.start();
    });
    await (keeps && tellWorker({ kind: 'drain' }, [port2]) ? tried : this.#sendAll());
    port1.close();
  }

  async #send(): Promise<void> {
    const keeps = await inPlayerStore(async (store) => store.keeps);
    if (keeps === undefined || (keeps && tellWorker({ kind: 'drain' }))) return;
    await this.#sendAll();
  }

  async #sendAll(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      while (await sendOldest());
    } finally {
      this.#isSending = false;
    }
  }
}

export const favoriteSender = new FavoriteSender();

/** True when there may be more to send. */
async function sendOldest(): Promise<boolean> {
  const [next] = (await inPlayerStore((store) => store.waitingFavorites())) ?? [];
  if (!next) return false;
  const row = await inPlayerStore((store) => store.noteSending(next));
  // Tapped again in this very moment: what is wanted now is looked at anew.
  if (!row) return true;
  const outcome = await call(games.gameLike, favoriteChange(row), { key: row.key });
  if (outcome.ok) return settle((store) => store.settleFavorite(row));
  const { failure } = outcome;
  if (failure.kind !== 'refused') return false;
  log.info('favorite refused', { code: failure.code });
  return settle((store) => store.refuseFavorite(row, failure.code === GAME.likeRefused ? undefined : failure.code));
}

async function settle(work: (store: PlayerStore) => Promise<void>): Promise<boolean> {
  await inPlayerStore(work);
  return true;
}

/** Says once that a heart has gone back, from the page or the service worker; the lobby chooses the words. */
export function tellRefusals(say: (row: FavoriteRow) => ToastMessage): () => void {
  const tell = (): void => {
    const told = favoriteRows.value.find((row) => row.refused !== undefined);
    // Of several tabs the one that is looked at says it.
    if (!told || document.visibilityState !== 'visible') return;
    // What is said reads and changes signals of its own, which are none of this effect's business.
    untracked(() => {
      showToast(say(told));
      void inPlayerStore((store) => store.forgetRefusal(told.gameId)).catch((error: unknown) =>
        log.info('a refusal is told again', { why: String(error) }),
      );
    });
  };
  const end = effect(tell);
  document.addEventListener('visibilitychange', tell);
  return () => {
    end();
    document.removeEventListener('visibilitychange', tell);
  };
}

/** Those that wait, the oldest first: for a player who wonders, and for a tester who has to know. */
export const waitingFavorites = computed((): readonly FavoriteRow[] =>
  favoriteRows.value.filter(isWaiting).toSorted((a, b) => a.changedAt - b.changedAt),
);

/** All that waits, events too: now, and not when the phone thinks best. */
export function sendWaiting(): void {
  sendAllSoon(true);
}

/** Phones that get their connection back at the same moment do not all send in it. */
const SPREAD_MS = 2_000;

/**
 * All that waits is sent whenever there is a reason to believe that it gets through: at start, when the connection is back, when
 * the app is looked at again, and after a heartbeat that was answered. For as long as the page lives.
 */
export function sendWhenPossible(): void {
  window.addEventListener('online', () => setTimeout(() => sendAllSoon(true), Math.random() * SPREAD_MS));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') sendAllSoon(true);
  });
  // At once, and with every heartbeat.
  heartbeat.heard.subscribe(() => sendAllSoon(false));
}

function sendAllSoon(isTimely: boolean): void {
  if (tellWorker({ kind: 'drain', isTimely })) return;
  favoriteSender.sendSoon();
  sendKeptEvents().catch((error: unknown) => log.info('events are not sent', { why: String(error) }));
}
