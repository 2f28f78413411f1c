import { breaches } from '../kit/axe.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { newPlayer } from '../kit/new-player.ts';
import { goOffline, goOnline } from '../kit/network.ts';
import { closeSheet, message, reload } from '../kit/pages.ts';
import { signIn } from '../kit/sign-in.ts';

test.use({ serviceWorkers: 'block' });

test('[MAIL-01, ROUTE-16] mail is read, collected from and deleted, also after the connection was gone, and the dots agree', async ({
  page,
  context,
  request,
}) => {
  const player = await newPlayer(request);
  const send = (letter: object) => request.post('/sandbox/mail', { data: { account: player.account, ...letter } });
  await send({ kind: 2, title: 'Old news', content: '<p>Nothing <b>new</b>.</p>' });
  const rewardList = [{ id: 2001, count: 2_000 }];
  await send({ kind: 1, title: 'A gift', content: 'For you.', rewardList });
  const called: string[] = [];
  page.on('request', (one) => /Mail/.test(one.url()) && called.push(one.url().split('/').at(-1) ?? ''));
  await signIn(page, player);
  const tab = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Mail/ });
  await expect(tab).toHaveText(/unread/);
  await tab.click();
  const letters = page.locator('.letter-row');
  await expect(letters).toHaveCount(2);
  expect(await breaches(page)).toEqual([]);

  await test.step('a gift is collected', async () => {
    await letters.first().getByRole('button').click();
    const sheet = page.getByRole('dialog', { name: 'A gift' });
    expect(await breaches(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Collect ₱20.00' }).click();
    await expect(message(page, 'mail.done')).toBeVisible();
    await expect(sheet).toContainText('₱20.00 collected');
    await closeSheet(page);
    await expect(letters.first().getByRole('button')).toBeFocused();
  });

  await test.step('without a connection a letter is read and deleted, and the focus stays with it', async () => {
    await goOffline(context);
    await letters.last().getByRole('button').click();
    await expect(page.getByRole('dialog', { name: 'Old news' })).toContainText('Nothing new.');
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('button', { name: 'Undo: Old news' })).toBeVisible();
    await expect(letters.last()).toBeFocused();
    expect(await breaches(page)).toEqual([]);
    await expect(tab).not.toHaveText(/unread/);
  });

  await test.step('and that is so at the server once there is one again', async () => {
    await goOnline(context);
    await expect.poll(() => called.filter((call) => call === 'delMail').length).toBe(1);
    await reload(page);
    await expect(letters).toHaveCount(1);
    await expect(letters).toContainText('A gift');
    await expect(tab).not.toHaveText(/unread/);
    expect([...new Set(called)].toSorted()).toEqual([
      'delMail',
      'getMail2',
      'getMailDetail',
      'hasMailUnread',
      'receiveMail',
    ]);
  });
});
