/** The line between this phone and the deployment, in words of the person who holds the phone. */
import type { BrowserContext } from '@playwright/test';
import type { FaultProxy } from './fault-proxy.ts';
import type { Flaky } from './flakiness.ts';
import { type Speed, SPEEDS } from './pace.ts';
import { withSomePage } from './some-page.ts';

const PORTAL = '<!doctype html><title>Hotel Wi-Fi</title><h1>Welcome</h1><form><input name="room"></form>';
const SEEDS = 2 ** 31;

export class Network {
  /** Of the latest flaky(); what to run it with again is printed when a test fails. */
  seed: number | undefined;
  #isOffline: boolean;
  readonly #context: BrowserContext;
  readonly #line: FaultProxy;

  constructor(context: BrowserContext, line: FaultProxy) {
    this.#context = context;
    this.#line = line;
    // A phone that is switched on where the line is cut.
    this.#isOffline = line.state === 'cut';
  }

  /** Aeroplane mode: the browser says so to pages and workers, and nothing gets through, of a page or of a worker. */
  async offline(): Promise<void> {
    this.#isOffline = true;
    await this.#context.setOffline(true);
    this.#line.cut();
  }

  /** Ends every fault, this one and those below. */
  async online(): Promise<void> {
    this.#line.mend();
    if (!this.#isOffline) return this.#context.setOffline(false);
    this.#isOffline = false;
    await endAirplaneMode(this.#context);
  }

  /** Connected, as far as the phone knows, but no request is ever answered: a lift, a tunnel, a crowd. */
  async dead(): Promise<void> {
    await this.online();
    this.#line.state = 'dead';
  }

  /** Loses and delays, the same requests each time for the same seed. */
  async flaky({ loss = 0.3, latency = 0, seed }: Flaky = {}): Promise<void> {
    await this.online();
    this.seed = seed ?? Number(process.env['PERYA_SEED'] ?? Math.floor(Math.random() * SEEDS));
    this.#line.beFlaky({ loss, latency, seed: this.seed });
  }

  /** Connected to a network that answers everything itself, with its own sign-in page. */
  async captivePortal(body: string = PORTAL): Promise<void> {
    await this.online();
    this.#line.portal = { status: 200, type: 'text/html', body };
  }

  async slow(speed: keyof typeof SPEEDS | Speed): Promise<void> {
    await this.online();
    this.#line.beSlow(typeof speed === 'string' ? SPEEDS[speed] : speed);
  }

  /** What flaky() has lost so far, in order. */
  get lost(): readonly string[] {
    return this.#line.flakiness?.lost ?? [];
  }
}

const GIVE_UP_MS = 2_000;
const inTime = <Value>(work: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([work.catch(() => undefined), new Promise<undefined>((resolve) => setTimeout(resolve, GIVE_UP_MS))]);

/**
 * Connects pages and service workers again. A service worker that has stopped meanwhile starts first: Chromium would not tell
 * it, and once started it would stay without a network. One that was not told all the same is told again.
 */
export async function endAirplaneMode(context: BrowserContext): Promise<void> {
  await wakeWorkers(context);
  await context.setOffline(false);
  if (await areConnected(context)) return;
  await context.setOffline(true);
  await context.setOffline(false);
  await areConnected(context);
}

async function wakeWorkers(context: BrowserContext): Promise<void> {
  const origins = new Set(context.serviceWorkers().map((worker) => new URL(worker.url()).origin));
  for (const origin of origins) await inTime(withSomePage(context, origin, (page) => page.evaluate(wakeWorker)));
}

/** Runs in the page. Any message starts a service worker, and an answer says that it runs. */
async function wakeWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise((resolve) => port1.addEventListener('message', resolve));
  port1.start();
  registration?.active?.postMessage({ kind: 'tell-build' }, [port2]);
  if (registration?.active) await answered;
}

/** A busy browser says that it is connected a moment before a service worker's requests get through. One that has stopped asks for nothing. */
async function areConnected(context: BrowserContext): Promise<boolean> {
  const all = await Promise.all(context.serviceWorkers().map((worker) => inTime(worker.evaluate(getThrough))));
  return !all.includes(false);
}

/** Runs in the service worker. */
async function getThrough(): Promise<boolean> {
  for (let tries = 0; tries < 30; tries++) {
    try {
      await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' });
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  return false;
}
