/** A player's phone that is full: every write of the database is refused. What is decided is proven in src/data; this is what is seen. */
import { offlineReady } from '../kit/device.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { newPlayer } from '../kit/new-player.ts';
import { hotGames, message, reload } from '../kit/pages.ts';
import { replyTo } from '../kit/replies.ts';
import { balance, signIn } from '../kit/sign-in.ts';

function fill(): void {
  const refuse = (): never => {
    throw new DOMException('The device is full', 'QuotaExceededError');
  };
  for (const write of ['put', 'add', 'delete', 'clear'] as const) IDBObjectStore.prototype[write] = refuse;
}

test('a phone that is full, in use and from the start: hearts are kept by the server, and money says why it is not sent', async ({
  page,
  context,
  request,
}) => {
  // From the start: an answer that home has had is fresh for half a minute.
  await replyTo(context, 'getActivityIds', {
    code: 200,
    errcode: 0,
    activityMap: { 30: { leftToday: 2, coin: 500 } },
    isBankrupt: true,
    totalRecharge: 100_000,
  });
  await signIn(page, await newPlayer(request));
  await offlineReady(page);
  const likes = await replyTo(context, 'gameLike');
  const claims = await replyTo(context, 'bankruptBonus');
  const hearts = hotGames(page).getByRole('button', { name: /^Favorite: ./ });
  const likeThree = async (first: number): Promise<void> => {
    likes.asked.length = 0;
    for (let at = first; at < first + 3; at++) {
      await hearts.nth(at).click();
      await expect(hearts.nth(at)).toHaveAttribute('aria-pressed', 'true');
    }
    await expect.poll(() => likes.asked.length).toBe(3);
    await expect(message(page, 'lobby.notKept')).toBeVisible();
  };
  await test.step('full in use', async () => {
    await page.evaluate(fill);
    await likeThree(0);
  });
  await context.addInitScript(fill);
  await test.step('full from the start', async () => {
    await reload(page);
    await expect(balance(page)).toBeVisible();
    await likeThree(3);
  });
  await test.step('money', async () => {
    await page.goto('/activity/supply');
    await page.getByRole('button', { name: /^Get/ }).click();
    await expect(message(page, 'money.unwritten')).toBeVisible();
    expect(claims.asked).toHaveLength(0);
  });
});
