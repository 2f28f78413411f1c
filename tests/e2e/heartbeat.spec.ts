import { withConfig } from '../kit/config-reply.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { newPlayer } from '../kit/new-player.ts';
import { openLobby } from '../kit/pages.ts';
import { visit } from '../kit/addresses.ts';
import { alterReply, replyTo } from '../kit/replies.ts';
import { balance, openMore, sendLogin, signIn, signOut } from '../kit/sign-in.ts';

test.use({ serviceWorkers: 'block' });

test('[STATE-06, ERR-08] a heartbeat that tells of maintenance is said first, and then its screen opens', async ({
  page,
  context,
}) => {
  await alterReply(context, 'online', (body) => (body['maintenance'] = { status: 1, content: 'Soon.' }));
  await signIn(page);
  const notice = page.getByRole('dialog', { name: 'Tips' });
  await expect(notice).toContainText('System Maintenance');
  await expect(page).toHaveURL(/\/lobby\/home$/);
  await withConfig(context, (config) => (config.maintenance = { status: 1, content: 'Soon.' }));
  await notice.getByRole('button').last().click();
  await expect(page).toHaveURL(/\/maintenance$/);
});

for (const [field, address, words] of [
  [
    'gamingDurationLimit',
    '/lobby/home',
    'Arrange your game time reasonably, enjoy a healthy life, and it is recommended that you take a proper rest.',
  ],
  ['dailyBetLimit', '/start?gameId=1001', 'The daily betting limit has been exceeded and you cannot enter the game.'],
  ['weeklyBetLimit', '/start?gameId=1001', 'The weekly betting limit has been exceeded and you cannot enter the game.'],
  [
    'monthlyBetLimit',
    '/start?gameId=1001',
    'The monthly betting limit has been exceeded and you cannot enter the game.',
  ],
] as const) {
  test(`[ERR-08, ERR-09, ERR-10, ERR-11] a heartbeat with ${field} is heard at ${address}`, async ({
    page,
    context,
  }) => {
    await signIn(page);
    await alterReply(context, 'online', (body) => (body[field] = 1));
    await page.goto(address);
    const notice = page.getByRole('dialog', { name: 'Tips' });
    await expect(notice).toContainText(words);
    await notice.getByRole('button').last().click();
    await expect(notice).toHaveCount(0);
    // Whoever may not play is sent back; whoever only should rest stays.
    await expect(page).toHaveURL(/\/lobby\/home$/);
  });
}

test('[STATE-07, CALL-23] the heartbeat begins at once, comes every minute, and ends with the session', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await signIn(page);
  const online = await replyTo(context, 'online');
  await page.reload();
  await expect.poll(() => online.asked.length).toBe(1);
  await page.clock.fastForward(60_000);
  await expect.poll(() => online.asked.length).toBe(2);
  await page.clock.fastForward(59_000);
  expect(online.asked).toHaveLength(2);
  await page.clock.fastForward(1_000);
  await expect.poll(() => online.asked.length).toBe(3);
  await page.goto('/start?gameId=1001');
  await expect.poll(() => online.asked.at(-1)?.body['gameId']).toBe(1001);
  await page.clock.resume();
  await signOut(page);
  const after = online.asked.length;
  await page.clock.fastForward(180_000);
  expect(online.asked).toHaveLength(after);
});

test('what one player was told is told to the next as well', async ({ page, context, request }) => {
  await alterReply(context, 'online', (body) => (body['gamingDurationLimit'] = 1));
  await signIn(page);
  const notice = page.getByRole('dialog', { name: 'Tips' });
  await expect(notice).toContainText('proper rest');
  await notice.getByRole('button').last().click();
  await expect(notice).toHaveCount(0);
  // Without loading the page anew.
  await openMore(page);
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.getByRole('dialog', { name: 'Log out?' }).getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await sendLogin(page, await newPlayer(request));
  await expect(notice).toContainText('proper rest');
});

test('one tab beats for all, and the next takes over when it closes', async ({ page, context }) => {
  await signIn(page);
  const online = await replyTo(context, 'online');
  const second = await context.newPage();
  await openLobby(second);
  await expect(balance(second)).toBeVisible();
  await second.waitForTimeout(1_000);
  expect(online.asked).toEqual([]);
  await page.close();
  await expect.poll(() => online.asked.length).toBe(1);
});

test('a game opened in another tab is told of at once, by that tab', async ({ page, context }) => {
  await signIn(page);
  const second = await context.newPage();
  await openLobby(second);
  await expect(balance(second)).toBeVisible();
  const online = await replyTo(context, 'online');
  await visit(second, '/start?gameId=1002');
  await expect.poll(() => online.asked.map(({ body }) => body['gameId'])).toContain(1002);
});
