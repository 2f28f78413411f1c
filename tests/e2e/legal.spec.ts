import { visit } from '../kit/addresses.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { openLobby } from '../kit/pages.ts';

test.use({ serviceWorkers: 'block' });

test('[ROUTE-32, GEN-01, GEN-02] the terms of use are one of two tabs', async ({ page }) => {
  await openLobby(page);
  await visit(page, '/terms-of-use');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['Terms of use', 'Privacy policy']);
  await expect(page.getByRole('tab', { name: 'Terms of use' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  const terms = page.getByRole('tabpanel', { name: 'Terms of use' });
  for (const words of [
    'at least 21 years old',
    'Staff and affiliates of the operator and of the providers of games',
    'Philippine pesos (PHP). No other currency',
    'Your first deposit is at least ₱500.',
    'Withdrawals are processed within two banking days.',
    'A deposit must be wagered at least once before it can be withdrawn.',
    'Bonus funds cannot be withdrawn.',
    'You can exclude yourself',
  ]) {
    await expect(terms).toContainText(words);
  }
  await page.getByRole('tab', { name: 'Privacy policy' }).click();
  await expect(page).toHaveURL(/\/privacy-policy$/);
  await expect(page.getByRole('tabpanel', { name: 'Privacy policy' })).toContainText('kept on this device');
  // The other tab has replaced the address, so one step back leads out.
  await page.goBack();
  await expect(page).toHaveURL(/\/lobby\/home$/);
});

test('[ROUTE-33] the privacy policy is the other, and the arrow keys lead there and back', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  await page.getByRole('tab', { name: 'Privacy policy' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/\/terms-of-use$/);
  await expect(page).toHaveTitle(/^Terms of use · /);
  await expect(page.getByRole('tab', { name: 'Terms of use' })).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/lobby\/home$/);
});
