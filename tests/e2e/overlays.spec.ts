import { withConfig } from '../kit/config-reply.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { dialog, inGreenMode, titled } from '../kit/overlays.ts';
import { closeSheet, message, openLobby } from '../kit/pages.ts';

test.use({ serviceWorkers: 'block' });

/** What each overlay says, and which of them is due, is proven in `src/app/overlays.client.test.tsx`. */
test('[OVER-12, OVER-16, OVER-17] the age notice stands over everything, and only what it holds leads on', async ({
  page,
  context,
}) => {
  await inGreenMode(context);
  await openLobby(page);
  const notice = titled(page, 'IMPORTANT NOTICE');
  await expect(notice).toBeVisible();
  expect(await notice.evaluate((one) => getComputedStyle(one).zIndex)).toBe('3001');
  await test.step('neither Escape nor a tap beside it nor Back takes it away', async () => {
    for (let press = 0; press < 3; press++) await page.keyboard.press('Escape');
    await page.mouse.click(180, 20);
    await closeSheet(page);
    await expect(page).toHaveURL(/\/lobby\/home$/);
    await expect(notice).toBeVisible();
  });
  await test.step('it waits while the terms are read, and comes back with the lobby', async () => {
    await notice.getByRole('link', { name: 'terms of use' }).click();
    await expect(page).toHaveURL(/\/terms-of-use$/);
    await expect(page.getByRole('heading', { name: 'Terms of use' })).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/lobby\/home$/);
    await expect(notice).toBeVisible();
  });
  await test.step('accepting it takes it away', async () => {
    await notice.getByRole('button', { name: 'Accept' }).click();
    await expect(dialog(page)).toHaveCount(0);
  });
});

test('[ROUTE-06, OVER-24] maintenance shows what the operator says; help opens over it, and lists who can be reached', async ({
  page,
  context,
}) => {
  await withConfig(context, (config) => (config.maintenance = { status: 1, content: 'Back at noon, promised.' }));
  await page.goto('/');
  await expect(page).toHaveURL(/\/maintenance$/);
  await expect(page.getByRole('heading', { level: 1, name: 'System Maintenance' })).toBeVisible();
  await expect(message(page, 'system.maintenance')).toHaveText('Back at noon, promised.');
  const button = page.getByRole('button', { name: 'Customer service' });
  await button.click();
  const help = titled(page, 'Customer service');
  await expect(help.getByRole('link')).toHaveText([/^Live chat/, /^Help desk/]);
  await expect(help.getByRole('link').first()).toHaveAttribute('target', '_blank');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});
