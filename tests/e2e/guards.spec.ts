import { CONFIG_CALL } from '../kit/config-reply.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { holdCalls } from '../kit/network.ts';
import { main, message } from '../kit/pages.ts';

test.use({ serviceWorkers: 'block' });

/** Where every other address leads is proven beside the guards, in `src/app/guards.client.test.tsx`. */
test('[GUARD-11, GUARD-02] while the configuration is on its way a toast is shown and no screen; then a guest is led to sign in', async ({
  page,
  context,
}) => {
  const answer = await holdCalls(context, CONFIG_CALL);
  await page.goto('/profile/user');
  const toast = page.getByRole('status');
  await expect(toast).toHaveText('Loading the lobby…');
  await expect(message(page, 'app.loading')).toBeInViewport();
  await expect(main(page)).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveCount(0);
  await test.step('[GEN-01] the age that it names is 21', async () => {
    await expect(page.locator('body')).toContainText(/21\s*(\+|and over|or over)/);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /21 and over|21\+/);
  });
  await answer();
  await expect(page).toHaveURL(/\/login$/);
  await expect(main(page)).toBeVisible();
  await expect(message(page, 'app.loading')).toHaveCount(0);
});
