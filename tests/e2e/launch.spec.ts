import { games } from '#contract/games.ts';
import { breaches } from '../kit/axe.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { listCalls } from '../kit/network.ts';
import { message, openLobby, tile } from '../kit/pages.ts';
import { refusal, replyTo } from '../kit/replies.ts';
import { beSignedIn } from '../kit/signed-in.ts';

test.use({ serviceWorkers: 'block' });

test.beforeEach(async ({ context }) => {
  await beSignedIn(context);
  // Asked for when a break is met, to say until when; this one does not say.
  await replyTo(context, 'playState', refusal(9006));
});

const OK = { code: 200, errcode: 0 };

for (const [code, key] of Object.entries(games.startGame.refusals)) {
  test(`[GAME-01] a launch that is refused with ${code} says why (${key})`, async ({ page, context }) => {
    await replyTo(context, 'startGame', refusal(Number(code)));
    await page.goto('/start?gameId=1001');
    await expect(message(page, key)).toBeVisible();
    // They differ in their words alone.
    if (key === 'game.notFound') expect(await breaches(page)).toEqual([]);
    await page.getByRole('button', { name: 'Back to the lobby' }).click();
    await expect(page).toHaveURL(/\/lobby\/home$/);
  });
}

test('a launch of a game that is gone asks for the list anew', async ({ page, context }) => {
  await replyTo(context, 'startGame', refusal(1002));
  await openLobby(page);
  const calls = listCalls(page);
  await tile(page, 1001).getByRole('link').click();
  await expect(message(page, 'game.maintenance')).toBeVisible();
  await expect.poll(() => calls.some((call) => call.url().endsWith('getAfterLoginInfoWeb'))).toBe(true);
});

for (const [what, url] of [
  ['our own origin', '/lobby/home'],
  ['no web address', 'javascript:alert(1)'],
  ['somebody else’s name in it', 'http://perya@evil.example/'],
] as const) {
  test(`an address with ${what} never stands in the frame`, async ({ page, context, baseURL }) => {
    const sent = url.startsWith('/') ? new URL(url, baseURL).href : url;
    await replyTo(context, 'startGame', { ...OK, url: sent, sessionId: 's1' });
    await page.goto('/start?gameId=1001');
    await expect(message(page, 'game.unsafe')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });
}
