import type { Locator, Page } from '@playwright/test';
import { breaches } from '../kit/axe.ts';
import { withConfig } from '../kit/config-reply.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { failCalls, holdCalls } from '../kit/network.ts';
import { acceptAge, inGreenMode } from '../kit/overlays.ts';
import { firstTile, main, message, openLobby, scrollTo, waitForPictures } from '../kit/pages.ts';
import { signIn } from '../kit/sign-in.ts';

const LEAST_TARGET_PX = 24;

test.use({ serviceWorkers: 'block' });

test.describe('no rule of accessibility is broken', () => {
  test('while the lobby is loading', async ({ page, context }) => {
    const answer = await holdCalls(context);
    await page.goto('/');
    await expect(message(page, 'app.loading')).toBeVisible();
    expect(await breaches(page)).toEqual([]);
    await answer();
  });

  test('on home and on every tab of it', async ({ page, context }) => {
    await withConfig(context, (config) => Object.assign(config.appGameList[0] ?? {}, { hot: 1, maintain: 1 }));
    await openLobby(page);
    const tabs = page.getByRole('tablist', { name: 'Game categories' }).getByRole('tab');
    for (let at = 0; at < (await tabs.count()); at++) {
      await tabs.nth(at).click();
      await expect(page.getByRole('tabpanel').last().getByRole('link').first()).toBeVisible();
      expect(await breaches(page), `tab ${at}`).toEqual([]);
    }
  });

  test('on home in green mode', async ({ page, context }) => {
    await inGreenMode(context);
    await acceptAge(context);
    await openLobby(page);
    await waitForPictures(page);
    expect(await breaches(page)).toEqual([]);
  });

  test('when the first visit has failed', async ({ page, context }) => {
    await failCalls(context);
    await page.goto('/');
    await expect(message(page, 'app.loadFailed')).toBeVisible();
    expect(await breaches(page)).toEqual([]);
  });
});

test.describe('by keyboard', () => {
  const focused = (page: Page): Locator => page.locator(':focus');

  test('a player walks from the skip link to the last tab of the bar', async ({ page }) => {
    await openLobby(page);
    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveText('Skip to content');
    await expect(focused(page)).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(main(page)).toBeFocused();
    expect(page.url()).toMatch(/\/lobby\/home(#main)?$/);

    const names: string[] = [];
    for (let step = 0; step < 70 && names.at(-1) !== 'Wallet'; step++) {
      await page.keyboard.press('Tab');
      names.push(
        await focused(page).evaluate((one) => one.ariaLabel ?? (one as HTMLElement).innerText.split('\n')[0] ?? ''),
      );
      const outline = await focused(page).evaluate((one) => getComputedStyle(one).outlineStyle);
      expect(outline, names.at(-1)).not.toBe('none');
    }
    const expected = ['Log in', 'Register', 'Customer service', 'Search games', 'Home', 'Mail', 'Rewards', 'Wallet'];
    expect(names).toEqual(expect.arrayContaining(expected));
    // A list of games is one stop; the arrows walk on from there.
    expect(names.filter((name) => /^(Add|About) /.test(name))).toEqual([]);
  });

  test('an opened screen gives the page its name and takes the focus; arrows choose a tab, and Enter opens what has it', async ({
    page,
  }) => {
    await openLobby(page);
    const title = await page.title();
    await page.getByRole('link', { name: 'News' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(/^News · /);
    await expect(main(page)).toBeFocused();
    await expect(main(page)).toHaveAccessibleName('News');
    await page.getByRole('button', { name: 'Back' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(title);
    await expect(main(page)).toBeFocused();

    const tabs = page.getByRole('tablist', { name: 'Game categories' }).getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(1)).toBeFocused();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(tabs.last()).toBeFocused();
    await expect(tabs.last()).toBeInViewport();
    // The tab that the arrows have passed by offers the same for a moment.
    await page.locator('header').getByRole('link', { name: 'Log in' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login$/);
  });
});

test('what has the focus stands neither under the bar of its screen nor under the tabs', async ({ page, player }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, player);
  await page.goto('/lobby/wallets/deposit');
  await expect(page.getByRole('button', { name: 'Deposit', exact: true })).toBeVisible();
  const covered: string[] = [];
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press(key);
      const name = await page.evaluate(() => {
        const one = document.activeElement;
        const { top, bottom } = one?.getBoundingClientRect() ?? new DOMRect();
        const bar = document.querySelector('.screen .screen-bar')?.getBoundingClientRect().bottom ?? 0;
        const tabs = document.querySelector('.tab-bar')?.getBoundingClientRect().top ?? 0;
        const isFree = !one?.closest('.screen-content') || (top >= bar && bottom <= tabs);
        return isFree ? undefined : `${one?.textContent} from ${top} to ${bottom}`;
      });
      if (name) covered.push(name);
    }
  }
  expect(covered).toEqual([]);
});

test.describe('for thumbs and for weak eyes', () => {
  test('whatever can be tapped is at least 24 pixels wide and high', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openLobby(page);
    const small = (): Promise<string[]> =>
      page
        .getByRole('link')
        .or(page.getByRole('button'))
        .or(page.getByRole('tab'))
        .evaluateAll(
          (found, least) =>
            found
              .map((one) => ({ one, box: one.getBoundingClientRect() }))
              .filter(
                ({ one, box }) => one.textContent !== 'Skip to content' && (box.width < least || box.height < least),
              )
              .map(({ one, box }) => `${one.ariaLabel ?? one.textContent}: ${box.width} × ${box.height}`),
          LEAST_TARGET_PX,
        );
    await expect.poll(small).toEqual([]);
    await page.getByRole('tab', { name: 'Slots', exact: true }).click();
    await expect(page.getByRole('tablist', { name: 'Brands' })).toBeVisible();
    await scrollTo(page, 400);
    await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
    await expect.poll(small).toEqual([]);
  });

  test('names of games stay whole inside their tiles', async ({ page, context }) => {
    await withConfig(context, (config) => {
      Object.assign(config.appGameList[0] ?? {}, {
        name: 'Pusoy of a Thousand Lanterns',
        hot: 1,
        hotSort: -1,
        showType: 0,
      });
    });
    await openLobby(page);
    await expect(firstTile(page)).toContainText('Pusoy of a Thousand Lanterns');
    /** How far the name stands out on the left, on the right and below. */
    const excess = () =>
      firstTile(page).evaluate((one) => {
        const range = document.createRange();
        range.selectNodeContents(one.querySelector('a') ?? one);
        const [name, face] = [range.getBoundingClientRect(), one.getBoundingClientRect()];
        return [face.left - name.left, name.right - face.right, name.bottom - face.bottom].map((px) => Math.max(0, px));
      });
    await expect.poll(async () => Math.max(...(await excess()))).toBeLessThanOrEqual(0.5);
  });
});
