import { breaches } from '../kit/axe.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { newPlayer } from '../kit/new-player.ts';
import { goOffline, goOnline } from '../kit/network.ts';
import { closeSheet, message } from '../kit/pages.ts';
import { photo } from '../kit/pictures.ts';
import { signIn } from '../kit/sign-in.ts';

test.use({ serviceWorkers: 'block' });

test('a question with a picture is written without a connection, goes out once, and its answer is told', async ({
  page,
  context,
  request,
  browser,
}) => {
  const player = await newPlayer(request);
  const own = async () => {
    const { tickets } = await (await request.get('/sandbox/service')).json();
    return (tickets as { id: number; playerId: number; letterList: unknown[] }[]).filter(
      ({ playerId }) => playerId === player.id,
    );
  };
  await signIn(page, player);
  await page.goto('/service?reference=PD-4F7A-91C2-0BD3');
  await page.getByRole('link', { name: 'Write to us' }).click();
  await expect(page.getByText('About PD-4F7A-91C2-0BD3')).toBeVisible();
  expect(await breaches(page)).toEqual([]);

  await test.step('it waits on the phone', async () => {
    await goOffline(context);
    await page.getByLabel('Your message').fill('Where is my deposit?');
    const picture = { name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: await photo() };
    await page.locator('input[type=file]').setInputFiles(picture);
    await expect(page.getByRole('img', { name: 'receipt.jpg' })).toBeVisible();
    await page.getByRole('button', { name: 'Send when I’m connected' }).click();
    await expect(message(page, 'ticket.kept')).toBeVisible();
    const row = page.locator('.ticket-row');
    await expect(row).toContainText('Waiting for a connection');
    expect(await breaches(page)).toEqual([]);
    await row.getByRole('button').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await breaches(page)).toEqual([]);
    await closeSheet(page);
    await expect(row.getByRole('button')).toBeFocused();
    expect(await own()).toEqual([]);
  });

  await test.step('it goes out once there is one', async () => {
    await goOnline(context);
    await expect.poll(own).toHaveLength(1);
    await expect(page.locator('.ticket-row')).toContainText('Open');
    const [ticket] = await own();
    expect(ticket).toMatchObject({
      subject: 1,
      reference: 'PD-4F7A-91C2-0BD3',
      isWaiting: true,
      letterList: [{ content: 'Where is my deposit?', pictureList: [expect.stringMatching(/\.jpg$/)] }],
    });
  });

  await test.step('and the answer has its dot, on another phone as well, until it is read', async () => {
    const [ticket] = await own();
    await request.post('/sandbox/service', { data: { ticketId: ticket?.id, content: 'It has arrived just now.' } });
    const phone = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
    await signIn(phone, player);
    await phone.goto('/profile/user');
    const way = phone.getByRole('navigation').getByRole('link', { name: /^Your questions/ });
    await expect(way).toHaveText(/new answer/);
    await way.click();
    await phone.locator('.ticket-row').getByRole('button').click();
    await expect(phone.getByRole('dialog')).toContainText('It has arrived just now.');
    expect(await breaches(phone)).toEqual([]);
    await closeSheet(phone);
    await expect(phone.getByRole('dialog')).toHaveCount(0);
    await phone.goBack();
    await expect(way).not.toHaveText(/new answer/);
    await phone.context().close();
  });
});
