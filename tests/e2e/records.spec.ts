import { readFile } from 'node:fs/promises';
import { breaches } from '../kit/axe.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { newPlayer } from '../kit/new-player.ts';
import { closeSheet, message, sheetsInHistory } from '../kit/pages.ts';
import { speak } from '../kit/readers.ts';
import { replyTo } from '../kit/replies.ts';
import { keepToOneDay } from '../kit/same-day.ts';
import { signIn } from '../kit/sign-in.ts';
import { misfits } from '../kit/text-fit.ts';

test.use({ serviceWorkers: 'block', permissions: ['clipboard-read', 'clipboard-write'] });
test.beforeEach(keepToOneDay);

test('[WALLET-22] a player opens a record, asks about it, goes back, and takes all of them along as a file and on paper', async ({
  page,
  request,
}) => {
  const player = await newPlayer(request);
  // The reward of signing up, and one correction.
  await request.post('/sandbox/player', { data: { account: player.account, set: { coin: 2_500 } } });
  await signIn(page, player);
  await page.goto('/record/transaction?period=week');
  const rows = page.locator('.record-row');
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('table', { name: 'In, out and net by day' }).getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('table').getByRole('row').last()).toContainText('₱25.00');
  expect(await breaches(page)).toEqual([]);

  const reference = await test.step('its story, its reference, and Back', async () => {
    await rows.last().getByRole('button').click();
    const story = page.getByRole('dialog', { name: 'Reward' });
    await expect(story.getByRole('list', { name: 'Timeline' })).toContainText('Reward');
    expect(await breaches(page)).toEqual([]);
    await story.getByRole('button', { name: 'Copy the reference' }).click();
    await expect(message(page, 'common.copySuccess')).toHaveText('Copy Success.');
    await closeSheet(page);
    await expect(story).toHaveCount(0);
    await expect(rows.last().getByRole('button')).toBeFocused();
    return page.evaluate(() => navigator.clipboard.readText());
  });

  await test.step('customer service has the reference', async () => {
    await rows.last().getByRole('button').click();
    await expect.poll(() => sheetsInHistory(page)).toBe(1);
    await page.getByRole('link', { name: 'Ask about this' }).click();
    await expect(page).toHaveURL(`/service?reference=${reference}`);
    await expect(page.getByRole('main')).toContainText(reference);
    await page.goBack();
    await expect(rows).toHaveCount(2);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the file is read back', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^perya-records-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toBe('\u{FEFF}Time,What,Details,Status,In (PHP),Out (PHP),Balance (PHP),Reference');
    expect(lines[2]).toMatch(
      new RegExp(`^[\\d-]{10}T[\\d:]{8}\\+08:00,Reward,Sign-up,,18\\.00,0\\.00,18\\.00,${reference}$`),
    );
  });

  await test.step('the paper has the statement alone, black on white', async () => {
    await page.getByRole('button', { name: 'Print a statement' }).click();
    const paper = page.locator('.statement');
    await expect(paper).toBeAttached();
    await expect(paper).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(paper).toBeVisible();
    await expect(page.getByRole('main')).toBeHidden();
    await expect(paper).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(paper).toContainText(`Player •••${String(player.id).slice(-3)}`);
    await expect(paper.getByRole('row')).toHaveCount(4);
  });
});

test('a loss stands beside its minus in the list of games, 320 px wide', async ({ page, context, player }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  const lost = { code: 200, errcode: 0, bet: 300, win: 225 };
  const lucky = { id: 1001, gameName: 'Lucky Sevens', bet: 300, win: 225 };
  await replyTo(context, 'betRecord', { ...lost, list: [], total: 0, stepList: [] });
  await replyTo(context, 'betsByGame', { ...lost, list: [lucky], games: 1 });
  await speak(context, 'fil-PH', { ACCESS_TOKEN: player.token });
  await page.goto('/profile/report');
  await expect(page.getByRole('cell', { name: '-₱0.75' })).toBeVisible();
  expect(await misfits(page)).toEqual([]);
});
