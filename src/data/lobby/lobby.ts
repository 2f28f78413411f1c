/**
 * Brings the configuration into the store: from the network on a first visit, from the device on every later one with
 * the network behind. Screens never wait for this file; they read the store.
 */
import { type ReadonlySignal, signal } from '@preact/signals-react';
import { config } from '#contract/config.ts';
import { HOT_LIMIT } from '#contract/limits.ts';
import { type Config, mendConfig } from '#contract/entities/config.ts';
import type { RawReply } from '#contract/reply.ts';
import { inTime } from '#shared/in-time.ts';
import { once } from '#shared/once.ts';
import type { Failure, Outcome } from '#shared/outcome.ts';
import { letGoOfOld } from '#shared/waits.ts';
import { MemoryStore } from '#store/memory-store.ts';
import type { PublicStore } from '#store/queries.ts';
import { pause } from '#shared/pause.ts';
import { call } from '../call/call.ts';
import { isReachable, onWorthTrying } from '../call/connection.ts';
import { readDevice, writeDevice } from '../device/device.ts';
import { keptVersion, openKeptStore, readEarly, saveKept } from './kept.ts';
import { isSignedIn } from '../player/session.ts';
import type { StartUpAnswer } from '../player/start-up.ts';
import { currentStore, switchStore, watch } from './stored.ts';
import { hasWorkerConfig, keepInWorker, tellWorker } from '../app/sw-client.ts';

const RETRY_MS = 15_000;
/** A slow connection has brought a lobby by then. A dead one holds a question for a minute, and the player is told sooner. */
const PATIENCE_MS = 6_000;
/** Where a line comes back it does so for everybody under the same mast, and they are not to ask in the same moment. */
const TOGETHER_MS = 1_500;
const SOON_MS = [0, 500, 1_000, 2_000, 4_000];

class LobbyKeeper {
  readonly #failure = signal<Failure | undefined>(undefined);
  /** What came from the network before the database was open, and is still to be kept. */
  #unkept: { reply: Config; savedAt: number } | undefined;
  #refreshing: Promise<void> | undefined;
  /** How often there was a reason to try until the server is reached; the latest begins anew. */
  #tries = 0;

  /** Why there is nothing to show; undefined while there is, or while it is still on its way. */
  readonly failure: ReadonlySignal<Failure | undefined> = this.#failure;

  /** Resolves when there is something to paint: a lobby, or the reason why there is none, or that none has come yet. */
  async start(): Promise<void> {
    const stored = await readEarly(window.early?.lobby);
    if (stored) return switchStore(new MemoryStore({ ...stored, config: mendConfig(stored.config) }));
    if (await hasKeptLobby()) return;
    // The document may have taken this for a later visit, which needs no loading message.
    delete document.documentElement.dataset.visited;
    await inTime(this.#askFirst(), PATIENCE_MS);
  }

  async #askFirst(): Promise<void> {
    const isAsked = window.early?.config !== undefined;
    await this.refresh();
    // What the document asked for may have been lost long before the program was there.
    if (isAsked && this.#failure.peek()?.kind === 'unanswered') void this.refresh();
  }

  /** Opens the database, which the first paint does not wait for, and then asks for what is new; once. */
  readonly keep = once(async () => {
    const store = await openKeptStore();
    store?.onLost(() => setTimeout(() => void this.#refill(store)));
    // Before the first question, which a dead connection holds for a minute.
    this.#keepTrying();
    if (!this.#unkept) {
      if (store) switchStore(store);
      await this.refresh();
    } else {
      const { reply, savedAt } = this.#unkept;
      if (store && (await saveKept(store, reply, savedAt))) {
        this.#unkept = undefined;
        writeDevice('gameListVersion', await keptVersion(store));
        switchStore(store);
      }
      // The service worker keeps it as well, and alone where there is no database.
      keepInWorker(reply);
      // A network that has gone and come back before anybody listened is not told of again.
      this.#tryIfUnreached();
    }
  });

  /** Asks the server once more; the answer arrives through the store. One at a time, so that no older answer lands last. */
  refresh(): Promise<void> {
    this.#refreshing ??= this.#ask().finally(() => {
      this.#refreshing = undefined;
    });
    return this.#refreshing;
  }

  /** What is under way may have begun on a connection that was dead then: it is let go, and its end is waited for. */
  async refreshAnew(): Promise<void> {
    letGo();
    await this.#refreshing;
    await this.refresh();
  }

  async #ask(): Promise<void> {
    const gameListVersion = await keptVersion(currentStore());
    const early = window.early?.config;
    delete window.early;
    if (!isReachable.value) letGo();
    const outcome = await askFor(gameListVersion, early);
    if (!outcome.ok) {
      this.#failure.value = outcome.failure;
      return;
    }
    this.#failure.value = undefined;
    const { answer, storedAt } = outcome.value;
    // What the service worker kept is for a page that has nothing; over rows of this device it would be a step back.
    if (storedAt !== undefined && watch('lobby', { hotLimit: HOT_LIMIT }).getValue()) return;
    const savedAt = storedAt ?? Date.now();
    const target = currentStore();
    if (!(await saveKept(target, answer, savedAt))) await goOnInMemory(answer, savedAt);
    else if (target.keeps) writeDevice('gameListVersion', await keptVersion(target));
    else this.#unkept = { reply: this.#withList(answer), savedAt };
    if (target.keeps) void this.#handOver(answer);
  }

  /** To the service worker, which lacks what has come past it. */
  async #handOver(answer: Config): Promise<void> {
    if ('serviceWorker' in navigator && !(await hasWorkerConfig())) keepInWorker(await withKeptList(answer));
  }

  /** A second reply before the first was kept brings no list: the page holds it already, but no table does. */
  #withList(answer: Config): Config {
    return answer.appGameList?.length ? answer : { ...answer, appGameList: this.#unkept?.reply.appGameList };
  }

  /** The device may have kept the rows and dropped only the connection. */
  async #refill(store: PublicStore): Promise<void> {
    if (store === currentStore() && (await keptVersion(store)) === '') await this.refresh();
  }

  #keepTrying(): void {
    onWorthTrying((isAlone) => void this.#tryUntilReached(isAlone ? 0 : Math.random() * TOGETHER_MS));
    setInterval(() => this.#tryIfUnreached(), RETRY_MS);
  }

  #tryIfUnreached(): void {
    if (!isReachable.value && navigator.onLine) void this.refreshAnew();
  }

  /** A phone says that it is online a moment before it is: a first miss is soon followed by another try. */
  async #tryUntilReached(firstMs: number): Promise<void> {
    const mine = ++this.#tries;
    await pause(firstMs);
    for (const waitMs of SOON_MS) {
      await pause(waitMs);
      if (mine !== this.#tries) return;
      if (navigator.onLine) await this.refreshAnew();
      if (isReachable.value) return;
    }
  }
}

export const lobbyKeeper = new LobbyKeeper();

/**
 * A visit that began before the service worker was in charge knew the list already, and was not sent it again. The service
 * worker has not seen it.
 */
async function withKeptList(answer: Config): Promise<Config> {
  if (answer.appGameList?.length) return answer;
  const games = watch('allGames', {});
  const appGameList = await new Promise<Config['appGameList']>((resolve) => {
    const subscription = games.subscribe((list) => {
      resolve(list);
      queueMicrotask(() => subscription.unsubscribe());
    });
  });
  return { ...answer, appGameList };
}

/** Of old questions, the page's own and the service worker's: they hold the connections that the next one needs. */
function letGo(): void {
  letGoOfOld();
  tellWorker({ kind: 'let-go' });
}

/** With a token the visit asks as a player; what that takes is loaded only then. Where that does not come, a guest's question tells of the server. */
async function askFor(gameListVersion: string, early: Promise<RawReply> | undefined): Promise<Outcome<StartUpAnswer>> {
  const asPlayer =
    isSignedIn.value &&
    (await import('../player/start-up.ts').then(
      ({ askAsPlayer }) => askAsPlayer(gameListVersion),
      () => undefined,
    ));
  return asPlayer || call(config.appConfig, { gameListVersion }, { early });
}

/** A reply without the list of games is of no use alone: then the screen stays with what was kept before. */
async function goOnInMemory(answer: Config, savedAt: number): Promise<void> {
  if (!answer.appGameList?.length) return;
  const memory = new MemoryStore();
  await memory.saveConfig(answer, savedAt);
  switchStore(memory);
}

/** The document found no rows, but it reads one layout only: a database in need of an upgrade has them still. */
async function hasKeptLobby(): Promise<boolean> {
  if (readDevice('gameListVersion') === undefined) return false;
  const store = await openKeptStore();
  if (!store || (await keptVersion(store)) === '') return false;
  switchStore(store);
  return true;
}
