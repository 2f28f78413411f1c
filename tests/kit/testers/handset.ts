/**
 * A whole browser with a profile of its own, which can be switched off without a word, as a phone does with an app in the
 * background, and switched on again with what it had kept. In Chromium only: it must be found to be killed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, BrowserType, LaunchOptions, Page, PlaywrightTestOptions } from '@playwright/test';
import type { FaultProxy } from './fault-proxy.ts';
import { type Phone, phoneOf } from './phone.ts';

type Looks = Pick<
  PlaywrightTestOptions,
  'viewport' | 'deviceScaleFactor' | 'isMobile' | 'hasTouch' | 'locale' | 'timezoneId' | 'userAgent'
> & { launchOptions?: LaunchOptions };

export interface Switched extends Phone {
  context: BrowserContext;
  page: Page;
}

export class Handset {
  readonly #browserType: BrowserType;
  readonly #line: FaultProxy;
  readonly #looks: Partial<Looks>;
  readonly #profile = mkdtempSync(join(tmpdir(), 'perya-handset-'));
  #context: BrowserContext | undefined;
  #processId = 0;

  constructor(browserType: BrowserType, line: FaultProxy, looks: Partial<Looks>) {
    this.#browserType = browserType;
    this.#line = line;
    this.#looks = looks;
  }

  /** Starts the browser; the line is as it was left, and a phone that was off line still is. */
  async start(): Promise<Switched> {
    const { launchOptions, viewport, deviceScaleFactor, isMobile, hasTouch, locale, timezoneId, userAgent } =
      this.#looks;
    const looks = { viewport, deviceScaleFactor, isMobile, hasTouch, locale, timezoneId, userAgent };
    const context = await this.#browserType.launchPersistentContext(this.#profile, {
      ...launchOptions,
      ...Object.fromEntries(Object.entries(looks).filter(([, value]) => value !== undefined)),
      baseURL: this.#line.url,
      offline: this.#line.state === 'cut',
    });
    this.#context = context;
    this.#processId = await processOf(context);
    const page = context.pages()[0] ?? (await context.newPage());
    return { context, page, ...phoneOf(context, this.#line) };
  }

  /** SIGKILL: nothing is written any more that was not. */
  async kill(): Promise<void> {
    const context = this.#context;
    if (!context) return;
    const closed = new Promise((resolve) => context.once('close', resolve));
    process.kill(this.#processId, 'SIGKILL');
    await closed;
    this.#context = undefined;
  }

  /** As a person closes it, which gives it the time to write. */
  async close(): Promise<void> {
    await this.#context?.close();
    this.#context = undefined;
  }

  async discard(): Promise<void> {
    await this.close();
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

async function processOf(context: BrowserContext): Promise<number> {
  const browser = context.browser();
  if (browser?.browserType().name() !== 'chromium') throw new Error('A handset needs Chromium.');
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const id = processInfo.find(({ type }) => type === 'browser')?.id;
  if (id === undefined) throw new Error('The browser does not say which process it is.');
  return id;
}
