import type { Locator } from '@playwright/test';
import { openBeforeProgram } from '../kit/early.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { main } from '../kit/pages.ts';

const middleOf = async (one: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await one.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
};

for (const pointer of ['mouse', 'finger']) {
  test(`a link that a ${pointer} presses before the program is there, and leaves after, is followed once`, async ({
    page,
    context,
  }) => {
    const letCome = await openBeforeProgram(page);
    const at = await middleOf(page.getByRole('navigation').getByRole('link', { name: 'News' }));
    const touch = await context.newCDPSession(page);
    await page.mouse.move(at.x, at.y);
    if (pointer === 'mouse') await page.mouse.down();
    else await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    letCome();
    await expect(main(page)).toBeVisible();
    const steps = await page.evaluate(() => history.length);
    if (pointer === 'mouse') await page.mouse.up();
    else await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page).toHaveURL(/\/lobby\/notice$/);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(steps + 1);
  });
}
