/** The screens of a player's money, mail and promotions: one document for each mode, seen with a connection and without one. */
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { PLAYER_ADDRESSES } from '../kit/address-lists.ts';
import { walkTo } from '../kit/addresses.ts';
import { breaches } from '../kit/axe.ts';
import { answerIsKept } from '../kit/device.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { goOffline } from '../kit/network.ts';
import { newPlayer } from '../kit/new-player.ts';
import { acceptAge, inGreenMode } from '../kit/overlays.ts';
import { partShownAt } from '../kit/shown-screen.ts';

test.use({ serviceWorkers: 'block' });

const SCREENS = [
  ['/lobby/wallets/deposit', '.deposit'],
  ['/lobby/wallets/withdraw', '.withdraw'],
  ['/withdrawal/bank', '.withdraw'],
  ['/withdrawal/gcash', '.withdraw'],
  ['/profile/bank', 'h1'],
  ['/bindBankCard', 'form'],
  ['/bankCardList', 'h1'],
  ['/walletsPassword', '.safebox'],
  ['/points', '.points'],
  ['/walletsKyc', '.kyc'],
  ['/walletsKycUpload', '.upload-slots'],
  ['/record/transaction?period=week', '.record-row'],
  ['/lobby/email', '.letter-row'],
  ['/profile/responsibility', '.care-limits'],
  ['/profile/report', '[role=tabpanel]'],
] as const;

/** What is the player's own beside money and mail; not every one waits for an answer. */
const OWN = [
  ...['user', 'info', 'modify', 'vip', 'more', 'data', 'password', 'superior', 'license', 'agree/terms'].map(
    (name) => `/profile/${name}`,
  ),
  '/search',
  '/reward/detail/30',
  '/lobby/notice',
  '/lobby/rewards',
];

/** Every promotion with a page of its own, their list, the tasks, and rules with parts of their own. */
const PROMOTIONS = [
  ...PLAYER_ADDRESSES.filter((address) => address.startsWith('/activity/')),
  '/activity/weekendLottery',
  '/profile/task',
  '/rule/newYear',
];

type Looks = readonly [language: string, isGreen: boolean];
const ENGLISH: Looks = ['en-PH', false];
const FILIPINO_GREEN: Looks = ['fil-PH', true];

interface Opened {
  page: Page;
  context: BrowserContext;
  request: APIRequestContext;
}

/** A player with something of everything, at a document that speaks so. */
async function open({ page, context, request }: Opened, [language, isGreen]: Looks): Promise<void> {
  const { account, token } = await newPlayer(request);
  await request.post('/sandbox/player', { data: { account, set: { coin: 20_000, points: 30_000 } } });
  await request.post('/sandbox/mail', { data: { account, title: 'A gift', rewardList: [{ id: 2001, count: 100 }] } });
  await acceptAge(context);
  if (isGreen) await inGreenMode(context);
  await context.addInitScript(
    (items) => {
      if (self.origin !== 'null') for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
    },
    { language, ACCESS_TOKEN: token },
  );
  await page.goto('/terms-of-use');
}

async function visit(page: Page, address: string, part: string, how = ''): Promise<void> {
  await walkTo(page, address);
  await expect(page.getByRole('main').locator(part).first(), `${address} ${how}`).toBeVisible();
}

/** All that is broken in a walk is told, and not the first alone. */
async function look(page: Page, address: string, part: string, how: string): Promise<void> {
  await visit(page, address, part, how);
  expect.soft(await breaches(page), `${address} ${how}`).toEqual([]);
}

type Screens = readonly (readonly [address: string, part: string])[];
const shownAt = (addresses: readonly string[]): Screens => addresses.map((address) => [address, partShownAt(address)]);

const WALKS: readonly (readonly [pages: string, screens: Screens, kept?: RegExp])[] = [
  // The records are kept after they are seen.
  ['the screens of money and mail', SCREENS, /\/bet(Record|sByGame)$/],
  ["a player's own pages", shownAt(OWN)],
  ['the pages of promotions', shownAt(PROMOTIONS)],
];

for (const [pages, screens, kept] of WALKS) {
  test(`no rule of accessibility is broken on ${pages}`, async ({ page, context, request }) => {
    await open({ page, context, request }, ENGLISH);
    for (const [address, part] of screens) await look(page, address, part, 'with a connection');
  });

  test(`no rule of accessibility is broken on ${pages} in Filipino, green and offline`, async ({
    page,
    context,
    request,
  }) => {
    await open({ page, context, request }, FILIPINO_GREEN);
    for (const [address, part] of screens) await visit(page, address, part);
    // What was seen once is read offline, with its age.
    if (kept) await answerIsKept(page, kept);
    await goOffline(context);
    for (const [address, part] of screens) await look(page, address, part, 'offline');
  });
}
