import type { Page } from '@playwright/test';
import { breaches } from '../kit/axe.ts';
import { withConfig } from '../kit/config-reply.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { acceptAge, inGreenMode } from '../kit/overlays.ts';
import { categoryTab, message, openLobby, reload } from '../kit/pages.ts';
import { replyTo } from '../kit/replies.ts';
import { beSignedIn } from '../kit/signed-in.ts';

test.use({ serviceWorkers: 'block' });

const footer = (page: Page) => page.getByRole('main').locator('footer');
const film = (page: Page) => page.getByRole('region', { name: 'Video' });

const FILMS = [
  { id: 1, clickType: 1, clickAction: '15', coverImg: 'poster/sign-up-bonus.png', path: 'video/one.mp4' },
  { id: 2, clickType: 1, clickAction: '17', coverImg: 'poster/deposit-ladder.png', path: 'video/two.mp4' },
];

test('[HOME-13] the film shows its poster, and asks for nothing more before it is tapped', async ({
  page,
  context,
}) => {
  await withConfig(context, (config) => (config['appPromotionalVideoList'] = FILMS));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/video/')) asked.push(request.url());
  });
  await openLobby(page);
  const video = film(page).locator('video');
  await film(page).scrollIntoViewIfNeeded();
  await expect(film(page).locator('img')).toHaveAttribute('src', /^\/poster\/deposit-ladder\.png/);
  await expect(video).toHaveCount(0);
  expect(asked).toEqual([]);
  let fail: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (fail = resolve));
  await context.route('**/video/**', (route) => held.then(() => route.abort()));
  await film(page).getByRole('button', { name: 'Play the film' }).click();
  await expect(video).toHaveAttribute('src', '/video/two.mp4');
  await expect(video).toHaveAttribute('poster', /^\/poster\/deposit-ladder\.png/);
  fail();
  // No film lies at this address, and the place of the film says so.
  await expect(message(page, 'lobby.filmFailed')).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);
});

test('[HOME-13, ACT-11] the sign-up bonus has its own film, and low data has none before a tap', async ({
  page,
  context,
}) => {
  await withConfig(context, (config) => (config['appPromotionalVideoList'] = FILMS));
  await beSignedIn(context, { activityIds: { activityIds: [15], activityMap: {} } });
  await context.addInitScript(() => {
    if (self.origin !== 'null') localStorage.setItem('lowData', '1');
  });
  await openLobby(page);
  await film(page).scrollIntoViewIfNeeded();
  await expect(film(page).locator('img')).toHaveAttribute('src', /^\/poster\/sign-up-bonus\.png/);
  await expect(film(page).locator('video')).toHaveCount(0);
});

const gifts = (page: Page) => page.getByRole('region', { name: 'New Year gifts' });

const TIPS = {
  code: 200,
  errcode: 0,
  jackpotList: [{ gameId: 1001, phone: '09171234567', amount: 12_345, timestamp: 1 }],
  newYearList: [{ phone: '09171234567', itemId: 40_004, count: 3, timestamp: 1 }],
};

test('[HOME-17] what the New Year has given rolls by while there is something', async ({ page, context }) => {
  await replyTo(context, 'anonymous/lobbyTips', { ...TIPS, jackpotList: [] });
  await openLobby(page);
  await expect(gifts(page)).toContainText('091****567 got 3 × firework');
});

test('[HOME-18, HOME-32] the footer names the channels and the brands, and the app is offered until it is put away', async ({
  page,
  context,
}) => {
  const address = 'https://download.example.com/perya.apk';
  await withConfig(context, (config) => (config['h5'] = { downloadType: 2, downloadUrl: address, url: [] }));
  await openLobby(page);
  const channels = footer(page).getByRole('region', { name: 'Contact us' }).getByRole('link');
  await expect(channels.first()).toHaveAttribute('href', 'https://facebook.example.com/perya');
  await expect(channels.first()).toHaveAttribute('target', '_blank');
  const brands = footer(page).getByRole('region', { name: 'Game brands' }).getByRole('img');
  expect(await brands.count()).toBeGreaterThan(5);
  for (const said of ['21+', 'Gambling can be addictive. Know when to stop.', 'Licensed']) {
    await expect(footer(page)).toContainText(said);
  }
  await expect(footer(page).getByRole('region', { name: 'Ways to pay' })).toHaveCount(0);
  expect(await breaches(page)).toEqual([]);
  const offer = page.getByRole('region', { name: 'Get the Android app' });
  await expect(offer.getByRole('link')).toHaveAttribute('href', address);
  await offer.getByRole('button', { name: 'Dismiss' }).click();
  await reload(page);
  await expect(footer(page)).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('[HOME-19, HOME-23] in green mode home shows how to pay and who helps, and nobody is lured with wins or rewards', async ({
  page,
  context,
}) => {
  await inGreenMode(context);
  await acceptAge(context);
  await replyTo(context, 'anonymous/lobbyTips', TIPS);
  await openLobby(page);
  await expect(
    footer(page).getByRole('region', { name: 'Ways to pay' }).getByRole('img', { name: 'GCash' }),
  ).toBeVisible();
  const care = footer(page).getByRole('region', { name: 'Responsible gaming' });
  await expect(care.getByRole('img', { name: '21 and over' })).toBeVisible();
  await expect(footer(page)).toContainText('Know when to stop');
  // The answer has come, and there is no second place that rolls: the wins' own is there before they are.
  await expect(gifts(page)).toBeVisible();
  await expect(page.locator('.roll')).toHaveCount(1);
  for (const name of ['Latest big wins', 'Rewards for you']) {
    await expect(page.getByRole('region', { name })).toHaveCount(0);
  }
  expect(await breaches(page)).toEqual([]);
});

test('[HOME-24, HOME-25, HOME-26, HOME-27] the rewards lead to what is on', async ({ page, context }) => {
  await beSignedIn(context, { activityIds: { activityIds: [28, 31, 26], activityMap: {} } });
  await openLobby(page);
  const links = page.getByRole('region', { name: 'Rewards for you' }).getByRole('link');
  await expect(links).toHaveCount(3);
  const led = await links.evaluateAll((list) => list.map((one) => one.getAttribute('href')));
  expect(led).toEqual(['/activity/spin', '/activity/vipRebate', '/activity/agentCount']);
  await links.first().click();
  await expect(page).toHaveURL(/\/activity\/spin$/);
});

const ON = {
  activityIds: [20, 30, 35],
  activityMap: { 20: { sort: 2, title: 'Wheel' }, 30: { sort: 3, title: 'Supply' } },
};

for (const isBankrupt of [true, false]) {
  test(`[HOME-28, HOME-29] what floats over home, with a supply due: ${isBankrupt}`, async ({ page, context }) => {
    await beSignedIn(context, { activityIds: ON });
    await replyTo(context, 'getActivityIds', { code: 200, errcode: 0, ...ON, isBankrupt });
    await openLobby(page);
    const icons = page.getByRole('navigation', { name: 'Open now' });
    const handle = icons.getByRole('button', { name: 'Show promos' });
    await expect(handle).toHaveAttribute('aria-expanded', 'false');
    await expect(icons.getByRole('link')).toHaveCount(0);
    await handle.click();
    await expect(icons.getByRole('link')).toHaveCount(isBankrupt ? 2 : 1);
    await expect(icons.getByRole('link').last()).toHaveAttribute('href', '/activity/spin');
    await icons.getByRole('link').first().click();
    await expect(page).toHaveURL(isBankrupt ? /\/activity\/supply$/ : /\/activity\/spin$/);
    await page.goBack();
    await expect(icons.getByRole('link')).toHaveCount(0);
    await handle.click();
    await icons.getByRole('button', { name: 'Hide promos' }).click();
    await expect(icons).toHaveCount(0);
    // Dismiss is put away for the visit, whichever tab of home comes and goes.
    await categoryTab(page, 'Slots').click();
    await categoryTab(page, 'Home').click();
    await expect(categoryTab(page, 'Home')).toHaveAttribute('aria-selected', 'true');
    await expect(footer(page)).toBeVisible();
    await expect(icons).toHaveCount(0);
  });
}
