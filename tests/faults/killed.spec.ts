/**
 * A real browser that is killed in every way a phone has, while hearts are tapped on a line that comes and goes. At the
 * end the server holds exactly what was wanted last, and has heard of each wish under one key only.
 */
import type { Page } from '@playwright/test';
import { favoritesAtServer } from '../kit/favorites-at-server.ts';
import { newPlayer } from '../kit/new-player.ts';
import { putAwayOffers } from '../kit/overlays.ts';
import { firstTile, hotGames, openLobby, reload } from '../kit/pages.ts';
import { HANG_MS, runs, SEED } from '../kit/runs.ts';
import { balance } from '../kit/sign-in.ts';
import { type Arrived, expect, type Handset, type Switched, test } from '../kit/testers/perya-test.ts';
import { fc } from '../kit/property.ts';

const SCHEDULES = runs(6, 500);
const STEPS = 8;
/** A profile that is never thrown away would only be killed with little in it once. */
const SCHEDULES_PER_PHONE = 10;
const HEARTS = 4;

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('tap' as const), heart: fc.nat(HEARTS - 1) }) },
  fc.record({
    do: fc.constantFrom(
      'offline',
      'online',
      'flaky',
      'stop the worker',
      'close the tab',
      'kill the tab',
      'kill the browser',
    ),
    heart: fc.constant(0),
  }),
);
type Step = { do: string; heart: number };

const scheduleOf = (seed: number): Step[] =>
  fc.sample(fc.array(step, { minLength: STEPS, maxLength: STEPS }), { seed, numRuns: 1 })[0] ?? [];

const heartOf = (page: Page, gameId: number) =>
  hotGames(page)
    .locator(`[data-game-id="${gameId}"]`)
    .getByRole('button', { name: /^Favorite: ./ });

/** One person with one phone, and what they want by now. */
class Tapper {
  readonly wanted = new Map<number, boolean>();
  taps = 0;
  /** How often a finger came down: as often as there are taps, and once more for each that met nothing. */
  fingers = 0;
  /** How often the app was opened. */
  screens = 0;
  #on: Switched | undefined;
  readonly #handset: Handset;

  constructor(handset: Handset) {
    this.#handset = handset;
  }

  get on(): Switched {
    if (!this.#on) throw new Error('The phone is off');
    return this.#on;
  }

  async switchOn(): Promise<void> {
    this.#on = await this.#handset.start();
    await this.#open(this.on.page);
  }

  async install(token: string): Promise<void> {
    await this.switchOn();
    await this.on.page.evaluate((text) => localStorage.setItem('ACCESS_TOKEN', text), token);
    await reload(this.on.page);
    await expect(balance(this.on.page)).toBeVisible();
    await this.on.worker.ready();
    await expect.poll(async () => (await this.on.store.read('session')).length).toBe(1);
    // Chromium writes what localStorage holds some seconds later; a person has signed in long before.
    await this.#handset.close();
    await this.switchOn();
    for (const tile of (await hotGames(this.on.page).getByRole('listitem').all()).slice(0, HEARTS)) {
      this.wanted.set(Number(await tile.getAttribute('data-game-id')), false);
    }
  }

  async take({ do: what, heart }: Step, seed: number): Promise<void> {
    if (what === 'tap') return this.#tap([...this.wanted.keys()][heart] ?? 0);
    if (what === 'offline') return this.on.network.offline();
    if (what === 'online') return this.on.network.online();
    if (what === 'flaky') return this.on.network.flaky({ loss: 0.5, seed });
    if (what === 'stop the worker') return this.on.worker.stop();
    if (what === 'kill the browser') {
      await this.#handset.kill();
      return this.switchOn();
    }
    if (what === 'kill the tab') await crash(this.on.page);
    const next = await this.on.context.newPage();
    await this.on.page.close();
    this.on.page = next;
    await this.#open(next);
  }

  async #open(page: Page): Promise<void> {
    this.screens += 1;
    await putAwayOffers(page);
    await openLobby(page);
  }

  /** Made once it is on the device, which is when the heart has changed for good. */
  async #tap(gameId: number): Promise<void> {
    const isWanted = !this.wanted.get(gameId);
    const heart = heartOf(this.on.page, gameId);
    await expect(heart).toHaveAttribute('aria-pressed', String(!isWanted));
    // A finger that comes down while the screen is being drawn anew may meet nothing; it sees so, and tries again.
    await expect(async () => {
      this.fingers += 1;
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', String(isWanted), { timeout: 10_000 });
    }).toPass();
    await expect
      .poll(async () => (await this.on.store.read('favourites')).find((row) => row['gameId'] === gameId)?.['wanted'])
      .toBe(isWanted);
    this.wanted.set(gameId, isWanted);
    this.taps += 1;
  }
}

async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const browser = await page.context().newCDPSession(page);
  browser.send('Page.crash').catch(() => undefined); // Nobody is left to answer.
  await crashed;
}

/** A key stands for one wish and says the same each time; there are no more keys than wishes. */
function checkKeys(arrived: Arrived[], taps: number): number {
  const wishes = new Map<string, string>();
  for (const { headers, body } of arrived) {
    const key = String(headers['idempotency-key']);
    const { id, like } = JSON.parse(body) as { id: number; like: number };
    expect(wishes.get(key) ?? `${id} ${like}`).toBe(`${id} ${like}`);
    wishes.set(key, `${id} ${like}`);
  }
  expect(wishes.size).toBeLessThanOrEqual(taps);
  return wishes.size;
}

for (let from = 0; from < SCHEDULES; from += SCHEDULES_PER_PHONE) {
  const count = Math.min(SCHEDULES_PER_PHONE, SCHEDULES - from);
  test(`[SW-09, SW-10, GAME-07, GAME-08] ${count} random schedules of taps and deaths, after ${from} others: no heart lost, none doubled`, async ({
    handset,
    line,
    request,
  }) => {
    test.setTimeout(HANG_MS + count * 60_000);
    const sent = line.watch(/\/gameLike$/);
    const beganAt = performance.now();
    const tapper = new Tapper(handset);
    const { token } = await newPlayer(request);
    await tapper.install(token);
    let deaths = 0;
    for (let seed = SEED + from; seed < SEED + from + count; seed++) {
      const steps = scheduleOf(seed);
      await play(tapper, { seed, steps, likes: () => favoritesAtServer(request, token) });
      deaths += steps.filter(({ do: what }) => /stop|kill|close/.test(what)).length;
    }
    const keys = checkKeys(sent, tapper.fingers);
    // The program takes the place of what the document drew once in each screen; a finger that meets nothing at any other time is a tap that the app has lost.
    expect(tapper.fingers - tapper.taps, 'taps that met nothing').toBeLessThanOrEqual(tapper.screens);
    await handset.discard();
    console.log(
      `killed: ${count} schedules from seed ${SEED + from}, ${tapper.taps} wishes ` +
        `(${tapper.fingers - tapper.taps} taps met nothing), ${deaths} deaths, ${sent.length} calls under ${keys} keys, ` +
        `0 lost, 0 doubled, ${((performance.now() - beganAt) / 1_000).toFixed(0)} s`,
    );
  });
}

interface Schedule {
  seed: number;
  steps: Step[];
  /** What the server holds. */
  likes: () => Promise<number[]>;
}

async function play(tapper: Tapper, { seed, steps, likes }: Schedule): Promise<void> {
  const told = `seed ${seed}: ${steps.map(({ do: what, heart }) => (what === 'tap' ? `tap ${heart}` : what)).join(', ')}`;
  await test.step(told, async () => {
    for (const one of steps) await tapper.take(one, seed);
    await tapper.on.network.online();
    // One that was under way when the worker was stopped may be waited for as long as a request is.
    const sent = async () => (await tapper.on.sync.run()).favorites;
    await expect.poll(sent, { message: told }).toEqual([]);
    const wanted = [...tapper.wanted].filter(([, isWanted]) => isWanted).map(([id]) => id);
    expect(await likes(), told).toEqual(wanted.toSorted((a, b) => a - b));
    await expect(firstTile(tapper.on.page)).toBeVisible();
    for (const [id, isWanted] of tapper.wanted) {
      await expect(heartOf(tapper.on.page, id), told).toHaveAttribute('aria-pressed', String(isWanted));
    }
  });
}
