/**
 * Releases are deployed under open tabs, in random order with what players do meanwhile. No tab may ever stand white, and
 * none may reload by itself more than once for a release. Three releases are really built; a server may know its
 * predecessors, as ours does, or have forgotten them, as one does that was started on an empty disk.
 */
import { expect, type Page, test } from '@playwright/test';
import { seededRandom, type SeededRandom } from '#server/art/seeded-random.ts';
import { Line } from '../kit/line.ts';
import { endAll } from '../kit/child.ts';
import { message, reload } from '../kit/pages.ts';
import { buildReleases, deploy, type Deployment } from '../kit/releases.ts';
import { runs, SEED } from '../kit/runs.ts';
import { removeScratch, scratchFolder } from '../kit/scratch.ts';

const RUNS = runs(4, 200);
const RELEASES = 3;
const STEPS = 9;
/** Each has a script of its own. */
const ADDRESSES =
  '/about /login /register /forget /service /apkdownload /terms-of-use /rule/points /lobby/notice /lobby/home'.split(
    ' ',
  );

test.describe.configure({ mode: 'default' });

/** By whether they keep what was served before. */
let servers: Record<'keeping' | 'forgetful', Deployment[]>;
const figures = { runs: 0, deploys: 0, visits: 0, reloads: 0, agreed: 0 };

test.beforeAll(async ({ baseURL }) => {
  const folders = await buildReleases(RELEASES);
  const data = scratchFolder();
  const api = baseURL ?? '';
  servers = { keeping: [], forgetful: [] };
  for (const folder of folders) {
    // One after the other, as releases follow each other: each finds what the one before has left.
    servers.keeping.push(await deploy(folder, { api, data }));
    servers.forgetful.push(await deploy(folder, { api }));
  }
});

test.afterAll(async () => {
  console.log(`releases: seed ${SEED}; ${JSON.stringify(figures)}`); // oxlint-disable-line no-console -- The figures are for the person who runs it.
  await endAll();
  removeScratch();
});

/** One open tab, and every time it was loaded without having been told to. */
class Tab {
  readonly page: Page;
  readonly reloads: number[] = [];
  #asked = 0;

  constructor(page: Page, releaseNow: () => number) {
    this.page = page;
    page.on('request', (request) => {
      if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
      if (this.#asked > 0) this.#asked -= 1;
      else this.reloads.push(releaseNow());
    });
  }

  async load(go: () => Promise<unknown>): Promise<void> {
    this.#asked += 1;
    await go();
  }

  /** Something that can be read, and is not an apology. */
  async isWell(seen: string): Promise<void> {
    await expect.poll(() => readScreen(this.page), { message: `white, ${seen}` }).toBeGreaterThan(20);
    await expect(message(this.page, 'app.crash'), seen).toHaveCount(0);
  }
}

/** How much stands in the screen that was opened last; a page that is just being loaded has none yet. */
const readScreen = (page: Page): Promise<number> =>
  page
    .evaluate(() => {
      const mains = [...document.querySelectorAll<HTMLElement>('main:not([data-left])')];
      return mains
        .filter((main) => main.checkVisibility())
        .reduce((sum, main) => sum + main.innerText.trim().length, 0);
    })
    .catch(() => 0);

/** Runs in the page, in the next one if this one is just being replaced. */
const inPage = (run: () => Promise<unknown>): Promise<void> => expect(async () => void (await run())).toPass();

/**
 * As a link does. The screen that is left does not count as the one that was opened; asked again in a page that has been
 * loaded anew at this very address, nothing is left to do.
 */
const follow = (page: Page, address: string, visit: number): Promise<unknown> =>
  page.evaluate(
    ({ to, mark }) => {
      if (location.search === mark) return;
      for (const main of document.querySelectorAll<HTMLElement>('main')) {
        main.toggleAttribute('data-left', main.checkVisibility());
      }
      history.pushState(null, '', to + mark);
    },
    { to: address, mark: `?visit=${visit}` },
  );

class Run {
  readonly tabs: Tab[] = [];
  release = 0;
  readonly #random: SeededRandom;
  readonly #line: Line;
  readonly #deployed: Deployment[];
  readonly #open: () => Promise<Page>;

  constructor(random: SeededRandom, line: Line, deployed: Deployment[], open: () => Promise<Page>) {
    this.#random = random;
    this.#line = line;
    this.#deployed = deployed;
    this.#open = open;
  }

  async openTab(): Promise<void> {
    const tab = new Tab(await this.#open(), () => this.release);
    this.tabs.push(tab);
    await tab.load(() => tab.page.goto(`${this.#line.url}${this.#random.pick(['/', '/about'])}`));
    await tab.isWell('just opened');
  }

  async deployNext(): Promise<void> {
    this.release += 1;
    this.#line.upstreamPort = this.#deployed[this.release]?.port ?? 0;
    figures.deploys += 1;
    // Releases are hours apart, and a reload is guarded for a minute.
    for (const { page } of this.tabs) {
      await inPage(() => page.evaluate(() => sessionStorage.removeItem('lastGuardedReload')));
    }
  }

  async step(): Promise<string> {
    const tab = this.#random.pick(this.tabs);
    const what = this.#random.pick([
      'visit',
      'visit',
      'visit',
      'deploy',
      'deploy',
      'look',
      'agree',
      'agree',
      'reload',
      'open',
    ]);
    if (what === 'deploy' && this.release + 1 < this.#deployed.length) await this.deployNext();
    else if (what === 'look') await inPage(() => look(tab.page));
    else if (what === 'agree') await this.agree(tab);
    else if (what === 'reload') await tab.load(() => reload(tab.page));
    else if (what === 'open' && this.tabs.length < 3) await this.openTab();
    else await this.visit(tab);
    await tab.isWell(what);
    return what;
  }

  async visit(tab: Tab): Promise<void> {
    figures.visits += 1;
    const here = new URL(tab.page.url()).pathname;
    const address = this.#random.pick(ADDRESSES.filter((other) => other !== here));
    const number = figures.visits;
    await inPage(() => follow(tab.page, address, number));
  }

  /** A tap on what is offered; nothing is where the tab has the newest version already, or none was kept yet. */
  async agree(tab: Tab): Promise<void> {
    if (!(await isOffered(tab.page))) return;
    const button = tab.page.getByRole('button', { name: 'Update', exact: true });
    await expect(button).toBeVisible();
    figures.agreed += 1;
    await tab.load(() => Promise.all([tab.page.waitForEvent('load'), button.click()]));
  }
}

const look = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.update().catch(() => undefined);
  });

/** After a look, and once what it has found is on the device whole. */
async function isOffered(page: Page): Promise<boolean> {
  await inPage(() => look(page));
  const find = () =>
    page.evaluate(async () => {
      const found = await navigator.serviceWorker?.getRegistration();
      return { isBusy: Boolean(found?.installing), isWaiting: Boolean(found?.waiting && found.active) };
    });
  let isWaiting = false;
  await inPage(async () => {
    const found = await find();
    expect(found.isBusy).toBe(false);
    ({ isWaiting } = found);
  });
  return isWaiting;
}

for (let number = 0; number < RUNS; number++) {
  const hasWorker = number % 2 === 0;
  const kind = number % 4 < 2 ? 'keeping' : 'forgetful';
  test.describe(() => {
    test.use({ serviceWorkers: hasWorker ? 'allow' : 'block' });
    test(`[SW-15] ${RELEASES} releases under open tabs, ${kind} server, ${hasWorker ? 'with' : 'no'} service worker (${number})`, async ({
      context,
    }) => {
      const seed = `${SEED}-${number}`;
      const random = seededRandom(seed);
      const deployed = servers[kind];
      const line = await Line.open(deployed[0]?.port ?? 0);
      const run = new Run(random, line, deployed, () => context.newPage());
      const steps: string[] = [];
      await test.step(`seed ${seed}`, async () => {
        await run.openTab();
        await run.openTab();
        for (let count = 0; count < STEPS; count++) steps.push(await run.step());
        while (run.release + 1 < deployed.length) await run.deployNext();
        for (const tab of run.tabs) {
          await run.visit(tab);
          await tab.isWell(`after ${steps.join(' ')}`);
        }
      });
      for (const { reloads } of run.tabs) {
        figures.reloads += reloads.length;
        expect(new Set(reloads).size, `reloads of one tab at releases ${reloads.join()}, seed ${seed}`).toBe(
          reloads.length,
        );
        if (kind === 'keeping') expect(reloads).toEqual([]);
      }
      figures.runs += 1;
      await line.close();
    });
  });
}
