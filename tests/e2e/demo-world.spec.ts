import { breaches } from '../kit/axe.ts';
import { withConfig } from '../kit/config-reply.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { message, openLobby } from '../kit/pages.ts';

test.use({ serviceWorkers: 'block' });

test('a seeded world says that its winners are made up, beside them and where the build is told', async ({ page }) => {
  await openLobby(page);
  const wins = page.getByRole('region', { name: 'Latest big wins, made up for this demo' });
  await expect(wins.getByText('demo', { exact: true })).toHaveAttribute('title', /players, winners and prizes/);
  expect(await breaches(page)).toEqual([]);
  await page.goto('/about');
  await expect(message(page, 'about.demo')).toHaveText('Demo world: players, winners and prizes are made up.');
  expect(await breaches(page)).toEqual([]);
});

test('an operator’s own world says nothing of a demo', async ({ page, context }) => {
  await withConfig(context, (config) => (config['demoWorld'] = 0));
  await openLobby(page);
  const wins = page.getByRole('region', { name: 'Latest big wins', exact: true });
  await expect(wins.getByRole('link')).toBeVisible();
  await expect(wins.getByText('demo', { exact: true })).toHaveCount(0);
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'About Perya' })).toBeVisible();
  await expect(message(page, 'about.demo')).toHaveCount(0);
});
