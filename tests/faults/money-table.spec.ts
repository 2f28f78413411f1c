/**
 * The table of faults under money in a browser: which call, what the connection does to it, and what becomes of the page. The books have
 * it once or not at all, the player is told that it is being checked and then how it ended, and the records list it once, offline too.
 * `npm test` plays a cell for each thing that becomes of a page; `npm run faults` plays them all. What needs no browser stands in
 * `src/app/overlays/money-faults.client.test.tsx`.
 */
import type { APIRequestContext, BrowserContext, Locator, Page } from '@playwright/test';
import { COIN_KINDS } from '../../src/contract/money-enums.ts';
import { breaches } from '../kit/axe.ts';
import { answerIsKept, offlineReady } from '../kit/device.ts';
import type { Line } from '../kit/line.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { goOffline } from '../kit/network.ts';
import { bindAccount, callAs, type NewPlayer } from '../kit/new-player.ts';
import { message, reload } from '../kit/pages.ts';
import { isLong } from '../kit/runs.ts';

interface Operation {
  call: RegExp;
  address: string;
  /** What it says once it has been found out. */
  told: string;
  /** What stands there instead where the form that has asked is still there. */
  goesOn?: (page: Page) => Locator;
  /** What a player needs for it. */
  prepare: (player: NewPlayer, request: APIRequestContext) => Promise<unknown>;
  /** All that a player does, up to the tap that sends it. */
  ask: (page: Page, player: NewPlayer) => Promise<unknown>;
  /** How often the server has done it. */
  done: (player: NewPlayer, request: APIRequestContext) => Promise<number>;
  /** Where it is listed, and its words there. */
  listed: { address: string; answer: RegExp; words: string };
}

const listOf = (kind: keyof typeof COIN_KINDS) => `/record/transaction?kind=${COIN_KINDS[kind]}`;

const setPlayer = ({ account }: NewPlayer, request: APIRequestContext, set: object) =>
  request.post('/sandbox/player', { data: { account, set } });

async function ordersOf({ id }: NewPlayer, request: APIRequestContext, kind: 'deposits' | 'orders'): Promise<number> {
  const all = (await (await request.get(`/sandbox/${kind}`)).json()) as Record<string, { playerId: number }[]>;
  return (all[kind] ?? []).filter(({ playerId }) => playerId === id).length;
}

const deposit: Operation = {
  call: /\/recharge3$/,
  address: '/lobby/wallets/deposit',
  told: 'money.begun',
  goesOn: (page) => page.getByRole('dialog').locator('.qr-code'),
  prepare: () => Promise.resolve(),
  ask: async (page) => {
    await page.getByRole('radio', { name: 'QR Ph' }).check({ force: true });
    await page.getByRole('button', { name: /^₱500 .*Popular$/ }).click();
    await page
      .locator('form')
      .getByRole('button', { name: /^Deposit/ })
      .click();
  },
  done: (player, request) => ordersOf(player, request, 'deposits'),
  listed: { address: listOf('deposit'), answer: /getRechargeRecord$/, words: '₱500.00' },
};

const withdrawal: Operation = {
  call: /\/exchange$/,
  address: '/lobby/wallets/withdraw',
  told: 'money.done',
  prepare: async (player, request) => {
    await setPlayer(player, request, { coin: 100_000, kycState: 'approved' });
    await bindAccount(player, request);
  },
  ask: async (page, { password }) => {
    await page.getByLabel('Amount').fill('400');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Your password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Withdraw now' }).click();
  },
  done: (player, request) => ordersOf(player, request, 'orders'),
  listed: { address: listOf('withdrawal'), answer: /getExchangeOrder$/, words: '₱400.00' },
};

const GIFT = 100;
const REGISTERED = 1_800;

const christmas: Operation = {
  call: /\/appChristmasUserReceive$/,
  address: '/activity/christmas',
  told: 'money.done',
  prepare: async (player, request) => {
    await callAs(player, request, 'appChristmasUserSign');
    await callAs(player, request, 'appChristmasUserOpen', { propId: 1 });
  },
  ask: (page) => page.getByRole('button', { name: '₱1.00 Receive', exact: true }).click(),
  done: async (player, request) => {
    const { coin } = await callAs(player, request, 'refreshData');
    return ((coin as number) - REGISTERED) / GIFT;
  },
  listed: { address: listOf('reward'), answer: /appUserCoinDetail$/, words: '+₱1.00' },
};

interface Fault {
  begin: (line: Line, call: RegExp) => void;
  /** Once the call is under way. */
  strike?: (line: Line) => void;
  isDone: boolean;
}

const FAULTS = {
  'the answer is lost': { begin: (line, call) => line.dropAnswers(call), isDone: true },
  'the request is lost before it arrives': { begin: (line, call) => line.loseRequests(call), isDone: false },
  'the connection is lost while it is under way': {
    begin: (line, call) => line.holdAnswers(call),
    strike: (line) => line.cut(),
    isDone: true,
  },
} satisfies Record<string, Fault>;

interface Scene {
  page: Page;
  context: BrowserContext;
  line: Line;
  player: NewPlayer;
  operation: Operation;
}

interface After {
  /** Before the call is sent. */
  before?: (scene: Scene) => Promise<Page>;
  /** While it is under way, in the page that stood there before. */
  during?: (scene: Scene, other: Page) => Promise<unknown>;
  /** Once the player is told that it is checked. The page that tells the end. */
  afterwards?: (scene: Scene) => Promise<Page>;
}

const AFTER = {
  'the page stays': {},
  'the page is loaded anew': {
    afterwards: async ({ page }) => {
      await reload(page);
      return page;
    },
  },
  'the tab is closed and a new one opened': {
    afterwards: async ({ page, context, line }) => {
      await page.close();
      const later = await context.newPage();
      await later.goto(line.url);
      return later;
    },
  },
  'the service worker is stopped': {
    during: async ({ page, context }) => {
      const workers = await context.newCDPSession(page);
      await workers.send('ServiceWorker.enable');
      await workers.send('ServiceWorker.stopAllWorkers');
    },
  },
  'a second tab asks for the same': {
    before: async ({ context, line, operation }) => {
      const other = await context.newPage();
      await other.goto(line.url + operation.address);
      // Its notices are there: it has looked for what an earlier visit has left open.
      await expect(other.locator('.notice-place').first()).toBeAttached();
      await offlineReady(other);
      return other;
    },
    during: async ({ operation, player }, other) => {
      await operation.ask(other, player);
      await expect(checking(other)).toBeVisible();
    },
  },
} satisfies Record<string, After>;

const OPERATIONS = { 'a deposit': deposit, 'a withdrawal': withdrawal, 'a gift of Christmas': christmas };

type Cell = readonly [keyof typeof OPERATIONS, keyof typeof FAULTS, keyof typeof AFTER];

const keysOf = <Key extends string>(table: Record<Key, unknown>) => Object.keys(table) as Key[];

const ALL: readonly Cell[] = keysOf(OPERATIONS).flatMap((operation) =>
  keysOf(FAULTS).flatMap((fault) => keysOf(AFTER).map((after) => [operation, fault, after] as const)),
);

/** Each call, each fault and each thing that becomes of a page at least once. */
const ONE_OF_EACH: readonly Cell[] = [
  ['a withdrawal', 'the request is lost before it arrives', 'the page stays'],
  ['a withdrawal', 'the answer is lost', 'the page is loaded anew'],
  ['a gift of Christmas', 'the connection is lost while it is under way', 'the tab is closed and a new one opened'],
  ['a gift of Christmas', 'the connection is lost while it is under way', 'the service worker is stopped'],
  ['a deposit', 'the answer is lost', 'a second tab asks for the same'],
];

const checking = (page: Page) => message(page, 'money.checking');

async function open({ page, context, line, player, operation }: Scene): Promise<void> {
  await context.addInitScript((kept) => {
    if (self.origin !== 'null') localStorage.setItem('ACCESS_TOKEN', kept);
  }, player.token);
  await page.goto(line.url + operation.address);
  await offlineReady(page);
}

/** It stands in its list as often as the books have it, also without a network. */
async function expectListed({ context, operation: { listed } }: Scene, page: Page, times: number): Promise<void> {
  await page.goto(new URL(listed.address, page.url()).href);
  await answerIsKept(page, listed.answer);
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: listed.words });
  await expect(rows).toHaveCount(times);
  await goOffline(context);
  await reload(page);
  await expect(page.getByText(/Saved .*\d/)).toBeVisible();
  await expect(rows).toHaveCount(times);
}

for (const [what, how, after] of isLong ? ALL : ONE_OF_EACH) {
  test(`${what}, ${how}, ${after}: once or not at all, told as it is, and listed`, async ({
    page,
    context,
    request,
    line,
    player,
  }) => {
    const operation = OPERATIONS[what];
    const fault: Fault = FAULTS[how];
    const { before, during, afterwards }: After = AFTER[after];
    const scene = { page, context, line, player, operation };
    await operation.prepare(player, request);
    await open(scene);
    const other = (await before?.(scene)) ?? page;
    line.seen.length = 0;
    fault.begin(line, operation.call);
    await operation.ask(page, player);
    await expect.poll(() => line.seen.filter((call) => operation.call.test(call)).length).toBeGreaterThan(0);
    await during?.(scene, other);
    fault.strike?.(line);
    await expect(checking(page)).toBeVisible();
    expect(await breaches(page)).toEqual([]);
    const shown = (await afterwards?.(scene)) ?? other;
    await expect(checking(shown)).toBeVisible();
    line.mend();
    const goesOn = fault.isDone && !afterwards && operation.goesOn?.(shown);
    await expect(goesOn || message(shown, fault.isDone ? operation.told : 'money.notArrived')).toBeVisible();
    await expect(checking(shown)).toHaveCount(0);
    const times = fault.isDone ? 1 : 0;
    expect(await operation.done(player, request)).toBe(times);
    await expectListed(scene, shown, times);
  });
}
