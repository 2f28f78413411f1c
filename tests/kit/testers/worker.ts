/** The app's service worker, from outside: what a phone does to it, and what it says of itself. */
import { type BrowserContext, type CDPSession, expect, type Page } from '@playwright/test';
import { missingForOffline } from './offline-ready.ts';
import { withSomePage } from './some-page.ts';

const DATABASE = 'perya';
/** Until something is wrong: on a busy machine an answer takes many seconds. */
const ANSWER_MS = 60_000;
const READY_MS = 60_000;

export class Worker {
  readonly #context: BrowserContext;
  readonly #origin: string;

  constructor(context: BrowserContext, origin: string) {
    this.#context = context;
    this.#origin = origin;
  }

  /** Ends it as a phone does that needs the memory, in the middle of whatever it does. The next event starts it anew. */
  async stop(): Promise<void> {
    await this.#on(async (page) => {
      const browser = await openDevtools(page);
      const stopped = hasStopped(browser);
      await browser.send('ServiceWorker.enable');
      await browser.send('ServiceWorker.stopAllWorkers');
      await stopped;
      await browser.detach();
    });
  }

  /** Has the browser look for a new version, and says whether one waits for the player's word. */
  update(): Promise<boolean> {
    return this.#on((page) => page.evaluate(lookForUpdate));
  }

  /** The build of the one in charge, the same mark that the app shows under About. */
  version(): Promise<string> {
    return this.#on(async (page) => {
      const { build } = await ask<{ build: string }>(page, { kind: 'tell-build' });
      return build;
    });
  }

  /** Has what waits sent, and resolves when it has gone or was tried. */
  drain(): Promise<{ isLeft: boolean }> {
    return this.#on((page) => ask<{ isLeft: boolean }>(page, { kind: 'drain' }));
  }

  /** Resolves when a visit without a network would work: the shell, the configuration, the games and their pictures. */
  async ready(): Promise<void> {
    await this.#on((page) =>
      expect.poll(() => page.evaluate(missingForOffline, DATABASE), { timeout: READY_MS }).toEqual([]),
    );
  }

  #on<Result>(work: (page: Page) => Promise<Result>): Promise<Result> {
    return withSomePage(this.#context, this.#origin, work);
  }
}

async function openDevtools(page: Page): Promise<CDPSession> {
  try {
    return await page.context().newCDPSession(page);
  } catch (error) {
    throw new Error('worker.stop() needs Chromium: no other browser lets a script end a service worker.', {
      cause: error,
    });
  }
}

/** Resolves when every version that the browser speaks of has stopped. */
function hasStopped(browser: CDPSession): Promise<void> {
  const running = new Map<string, string>();
  return new Promise((resolve) => {
    browser.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const { versionId, runningStatus } of versions) running.set(versionId, runningStatus);
      if ([...running.values()].every((status) => status === 'stopped')) resolve();
    });
  });
}

function ask<Answer>(page: Page, message: { kind: string }): Promise<Answer> {
  return page.evaluate(askWorker, { message, answerMs: ANSWER_MS }) as Promise<Answer>;
}

/** Runs in the page, as all functions below: they may use nothing from outside themselves. */
async function askWorker({ message, answerMs }: { message: object; answerMs: number }): Promise<unknown> {
  const worker = (await navigator.serviceWorker.getRegistration())?.active;
  if (!worker) throw new Error('No service worker is active here yet.');
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => reject(new Error('The service worker does not answer.')), answerMs);
    port1.addEventListener('message', ({ data }) => {
      clearTimeout(timer);
      resolve(data);
    });
    port1.start();
    worker.postMessage(message, [port2]);
  });
}

async function lookForUpdate(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
  const next = registration?.installing;
  if (next) {
    await new Promise<void>((resolve) => {
      next.addEventListener('statechange', () => {
        if (next.state !== 'installing') resolve();
      });
    });
  }
  return Boolean(registration?.waiting);
}
