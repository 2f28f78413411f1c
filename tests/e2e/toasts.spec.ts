import { expect, test } from '../kit/lobby-test.ts';
import { openLobby } from '../kit/pages.ts';
import { replyTo } from '../kit/replies.ts';
import { beSignedIn } from '../kit/signed-in.ts';

test.use({ serviceWorkers: 'block' });

test('[ERR-15] a short word about what has happened stays for two seconds', async ({ page, context }) => {
  await beSignedIn(context, { coin: 128_450 });
  await replyTo(context, 'refreshData', { code: 200, errcode: 0, coin: 200_000 });
  await openLobby(page);
  const shownMs = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let fromMs = 0;
        const look = (): void => {
          const isShown = document.querySelector('[data-msg-key="common.refreshSucc"]') !== null;
          if (isShown && fromMs === 0) fromMs = performance.now();
          if (!isShown && fromMs > 0) resolve(performance.now() - fromMs);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await page.getByRole('button', { name: 'Refresh balance' }).click();
  expect(Math.abs((await shownMs) - 2_000)).toBeLessThanOrEqual(300);
});
