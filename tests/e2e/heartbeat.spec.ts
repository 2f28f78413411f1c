import { withConfig } from '../kit/config-reply.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { openLobby } from '../kit/pages.ts';
import { visit } from '../kit/addresses.ts';
import { alterReply, replyTo } from '../kit/replies.ts';
import { balance, signIn } from '../kit/sign-in.ts';

test.use({ serviceWorkers: 'block' });

test('[STATE-06, ERR-08] maintenance that a heartbeat tells of is said in a notice first, and then its screen opens', async ({
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

for (const [field, asked, shown] of [
  ['gamingDurationLimit', '/lobby/notice', '/lobby/notice'],
  ['dailyBetLimit', '/start?gameId=1001', '/lobby/home'],
] as const) {
  test(`[ERR-09, ERR-10] after the notice of ${field} at ${asked} the player is at ${shown}`, async ({
    page,
    context,
  }) => {
    await signIn(page);
    await alterReply(context, 'online', (body) => (body[field] = 1));
    await page.goto(asked);
    const notice = page.getByRole('dialog', { name: 'Tips' });
    await notice.getByRole('button').last().click();
    await expect(notice).toHaveCount(0);
    await expect.poll(() => new URL(page.url()).pathname).toBe(shown);
  });
}

test('a game opened in another tab is told of at once, by that tab', async ({ page, context }) => {
  await signIn(page);
  const second = await context.newPage();
  await openLobby(second);
  await expect(balance(second)).toBeVisible();
  const online = await replyTo(context, 'online');
  await visit(second, '/start?gameId=1002');
  await expect.poll(() => online.asked.map(({ body }) => body['gameId'])).toContain(1002);
});
