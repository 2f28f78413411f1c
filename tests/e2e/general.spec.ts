import { withConfig } from '../kit/config-reply.ts';
import { breaches } from '../kit/axe.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { acceptAge } from '../kit/overlays.ts';
import { openLobby } from '../kit/pages.ts';

test.use({ serviceWorkers: 'block', locale: 'de-DE' });

/** What the screens say is proven in `src/app/every-screen.client.test.tsx` and beside the lobby's panels. */
test('[GEN-05, GEN-06] in a browser that speaks German page and numbers are in the English of the Philippines; [GEN-11] green mode has a look of its own', async ({
  page,
  context,
}) => {
  await acceptAge(context);
  await withConfig(context, (config) => Object.assign(config, { userRegisterCoin: 123_456_789, mode: 'green' }));
  await openLobby(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-PH');
  const register = page.getByRole('link', { name: 'Register' });
  await expect(register).toContainText('₱1,234,567.89');
  expect(await page.evaluate(() => navigator.language)).toBe('de-DE');

  await test.step('the look follows the mode', async () => {
    const lookOf = (mode: string): Promise<string> =>
      register.evaluate((link, shown) => {
        document.documentElement.dataset['mode'] = shown;
        const { backgroundImage, backgroundColor } = getComputedStyle(link);
        return backgroundImage + backgroundColor;
      }, mode);
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'green');
    const [green, other, blue] = [await lookOf('green'), await lookOf('other'), await lookOf('blue')];
    expect(green).not.toBe(other);
    expect(blue).toBe(other);
    await lookOf('green');
  });
  await test.step('[HOME-19] with who is paid and who helps in the footer it breaks no rule of accessibility', async () => {
    const footer = page.getByRole('main').locator('footer');
    const ways = footer.getByRole('region', { name: 'Ways to pay' });
    await expect(ways.getByRole('img', { name: 'GCash' })).toBeVisible();
    await expect(
      footer.getByRole('region', { name: 'Responsible gaming' }).getByRole('img', { name: '21 and over' }),
    ).toBeVisible();
    expect(await breaches(page)).toEqual([]);
  });
});
