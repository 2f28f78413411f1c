import type { Locator, Page } from '@playwright/test';
import { type WireConfig, withConfig } from '../kit/config-reply.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { atRest, dialog, inGreenMode, titled } from '../kit/overlays.ts';
import { closeSheet, message, openLobby, reload, sheetsInHistory } from '../kit/pages.ts';
import { beSignedIn, heartbeatSays } from '../kit/signed-in.ts';

test.use({ serviceWorkers: 'block' });

const opener = (page: Page): Locator => page.getByRole('button', { name: 'Customer service' });
const help = (page: Page): Locator => titled(page, 'Customer service');
const terms = (page: Page): Locator => page.getByRole('button', { name: /terms and privacy/i });

/** Maintenance has the shortest way to a sheet that may be left. */
async function openHelp(page: Page): Promise<void> {
  await withConfig(page.context(), inMaintenance);
  await openHelpInMaintenance(page);
}

const inMaintenance = (config: WireConfig): void => {
  config.maintenance = { status: 1, content: '' };
};

async function openHelpInMaintenance(page: Page): Promise<void> {
  await page.goto('/');
  await expect(message(page, 'system.maintenance')).toBeVisible();
  await opener(page).click();
  await expect(help(page).getByRole('link')).toHaveCount(2);
}

const length = (page: Page): Promise<number> => page.evaluate(() => history.length);

test('Escape, Back, the line at its top and a tap beside it close a sheet, and the focus goes back', async ({
  page,
}) => {
  await openHelp(page);
  const ways: Record<string, () => Promise<unknown>> = {
    escape: () => page.keyboard.press('Escape'),
    back: () => closeSheet(page),
    line: () => help(page).getByRole('button', { name: 'Close' }).click(),
    beside: () => page.mouse.click(180, 30),
  };
  for (const [way, leave] of Object.entries(ways)) {
    if ((await dialog(page).count()) === 0) await opener(page).click();
    await expect(help(page)).toBeVisible();
    // The entry of a sheet comes a moment after it.
    await expect.poll(() => sheetsInHistory(page)).toBe(1);
    await atRest(help(page));
    await leave();
    await expect(dialog(page), way).toHaveCount(0);
    await expect(opener(page), way).toBeFocused();
    await expect.poll(() => page.evaluate(() => history.state as unknown), { message: way }).toBeNull();
    await expect(page).toHaveURL(/\/maintenance$/);
  }
});

test('a sheet leaves the way it came, over what can be used at once, and nothing of it stays', async ({ page }) => {
  const noted = () => page.evaluate(() => (window as unknown as { left: string[] }).left);
  await openHelp(page);
  await page.evaluate(() => {
    const left: string[] = [];
    Object.assign(window, { left });
    new MutationObserver((changes) => {
      for (const { addedNodes, removedNodes } of changes) {
        for (const one of addedNodes) {
          if (!(one instanceof HTMLElement) || !one.matches('.sheet-leaving')) continue;
          const [panel] = one.getElementsByClassName('sheet-panel');
          const moves = panel
            ?.getAnimations()
            .map(({ effect }) => effect?.getComputedTiming().duration)
            .join();
          const { x, y } = { x: innerWidth / 2, y: innerHeight - 40 };
          const isMet = one.contains(document.elementFromPoint(x, y));
          left.push(
            `${panel?.textContent?.includes('Customer service')} ${moves ?? ''} ${one.inert} ${one.ariaHidden} ${isMet}`,
          );
        }
        for (const one of removedNodes) if ((one as Element).matches?.('.sheet-leaving')) left.push('gone');
      }
    }).observe(document.body, { childList: true });
  });
  await closeSheet(page);
  await expect(opener(page)).toBeFocused();
  await expect.poll(noted).toEqual(['true 160 true true false', 'gone']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await opener(page).click();
  await expect(help(page)).toBeVisible();
  await closeSheet(page);
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  expect(await noted()).toHaveLength(2);
});

test('a sheet from below follows the thumb, and closes when it was pulled far enough', async ({ page }) => {
  await openHelp(page);
  const title = help(page).getByRole('heading', { name: 'Customer service' });
  const topOf = async (): Promise<number> => (await title.boundingBox())?.y ?? 0;
  const pull = async (byPx: number): Promise<void> => {
    const top = await topOf();
    const [x, y] = [180, top + 4];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + byPx / 2);
    await page.mouse.move(x, y + byPx);
    await expect.poll(async () => Math.round((await topOf()) - top)).toBe(byPx);
    await page.mouse.up();
    // So slow that it is no fling.
    await expect(title).toHaveCount(byPx > 96 ? 0 : 1);
  };
  await atRest(help(page));
  const rest = await topOf();
  await pull(20);
  await expect.poll(topOf).toBe(rest);
  await atRest(help(page));
  await expect(help(page)).toBeVisible();
  await pull(160);
  await expect(opener(page)).toBeFocused();
});

test('a sheet leaves one entry in the history, however often it is opened', async ({ page }) => {
  await openHelp(page);
  await expect.poll(() => sheetsInHistory(page)).toBe(1);
  const before = await length(page);
  for (let time = 0; time < 3; time++) {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
    await opener(page).click();
    await expect(help(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state !== null)).toBe(true);
  }
  expect(await length(page)).toBe(before);
  await reload(page);
  await expect(message(page, 'system.maintenance')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('the focus begins at the title and stays inside, what is under it cannot be reached and does not move', async ({
  page,
}) => {
  await openHelp(page);
  const place = (): Promise<unknown> => opener(page).boundingBox();
  const open = await place();
  await expect(help(page).getByRole('heading', { name: 'Customer service' })).toBeFocused();
  const places = new Set<string>();
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() =>
      document.activeElement?.closest('dialog') ? 'inside' : (document.activeElement?.tagName ?? ''),
    );
    places.add(place);
  }
  // The browser's own bar may be one stop on the way round; nothing of the page under the sheet is.
  expect([...places].filter((place) => !['inside', 'BODY'].includes(place))).toEqual([]);
  expect(places.has('inside')).toBe(true);
  const box = await opener(page).boundingBox();
  const hit = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x ?? 0, y ?? 0)?.closest('dialog') !== null,
    [box?.x, box?.y],
  );
  expect(hit).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(place).toEqual(open);
});

test('a sheet over a sheet is left first, and each gives the focus back to where it came from', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await withConfig(context, inMaintenance);
  await beSignedIn(context);
  await openHelpInMaintenance(page);
  await help(page).getByRole('link').first().focus();
  await heartbeatSays(context, { gamingDurationLimit: true });
  await page.clock.fastForward(61_000);
  const tips = titled(page, 'Tips');
  await expect(tips).toBeVisible();
  await expect(dialog(page)).toHaveCount(2);
  await expect.poll(() => sheetsInHistory(page)).toBe(2);
  await page.goBack();
  await expect(tips).toHaveCount(0);
  await expect(help(page).getByRole('link').first()).toBeFocused();
  await expect.poll(() => sheetsInHistory(page)).toBe(1);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await expect(page).toHaveURL(/\/maintenance$/);
});

test('a link inside replaces the entry, so that Back leads to the screen the sheet was opened on', async ({
  page,
  context,
}) => {
  await inGreenMode(context);
  await openLobby(page);
  await titled(page, 'IMPORTANT NOTICE').getByRole('link', { name: 'privacy policy' }).click();
  await expect(page).toHaveURL(/\/privacy-policy$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/lobby\/home$/);
  await expect(titled(page, 'IMPORTANT NOTICE')).toBeVisible();
});

test('the terms open over a form, which keeps what was typed', async ({ page }) => {
  await page.goto('/register');
  const field = page.getByRole('textbox').first();
  await field.fill('9170000001');
  await terms(page).click();
  const sheet = titled(page, 'Terms of use');
  await expect(sheet.getByRole('heading', { name: '1. What these terms are' })).toBeVisible();
  // As far below its bar as on a screen.
  const room = await sheet.evaluate((one) => {
    const [head, first] = ['.sheet-head', '.sheet-content > *'].map((part) => one.querySelector(part));
    const apart = (first?.getBoundingClientRect().top ?? 0) - (head?.getBoundingClientRect().bottom ?? 0);
    // To a hundredth of a pixel: while the sheet slides, both stand a millionth beside their places.
    return Math.round(apart * 100) / 100;
  });
  expect(room).toBeGreaterThanOrEqual(12);
  const flag = () => page.evaluate(() => sessionStorage.getItem('agree'));
  await expect.poll(flag).toBe('1');
  await sheet.getByRole('tab', { name: 'Privacy policy' }).click();
  await expect(titled(page, 'Privacy policy')).toBeVisible();
  await titled(page, 'Privacy policy').getByRole('button', { name: 'Back' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(flag).toBe('0');
  await expect(page).toHaveURL(/\/register$/);
  await expect(field).toHaveValue('9170000001');
  await expect(terms(page)).toBeFocused();
});

test('on a wide screen a sheet is as wide as the column of the app', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await openHelp(page);
  const edges = async () => {
    const panel = await help(page).locator('.sheet-panel').boundingBox();
    return [panel?.width, panel?.x];
  };
  await expect.poll(edges).toEqual([480, 360]);
});
