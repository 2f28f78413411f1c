/** The line between this phone and the deployment, in words of the person who holds the phone. */
import type { BrowserContext, Worker } from '@playwright/test';
import type { FaultProxy } from './fault-proxy.ts';
import type { Flaky } from './flakiness.ts';
import { type Speed, SPEEDS } from './pace.ts';

const PORTAL = '<!doctype html><title>Hotel Wi-Fi</title><h1>Welcome</h1><form><input name="room"></form>';
const SEEDS = 2 ** 31;

export class Network {
  /** Of the latest flaky(); what to run it with again is printed when a test fails. */
  seed: number | undefined;
  #isOffline = false;
  readonly #context: BrowserContext;
  readonly #line: FaultProxy;

  constructor(context: BrowserContext, line: FaultProxy) {
    this.#context = context;
    this.#line = line;
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
    await this.#context.setOffline(false);
    if (!this.#isOffline) return;
    this.#isOffline = false;
    await Promise.all(this.#context.serviceWorkers().map(untilConnected));
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

/** A busy browser says that it is connected a moment before a service worker's requests get through. One that has stopped asks for nothing. */
export async function untilConnected(worker: Worker): Promise<void> {
  const connected = worker.evaluate(getThrough).catch(() => undefined);
  await Promise.race([connected, new Promise((resolve) => setTimeout(resolve, GIVE_UP_MS))]);
}

/** Runs in the service worker. */
async function getThrough(): Promise<void> {
  for (let tries = 0; tries < 40; tries++) {
    try {
      await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
