import { expect, test } from '../kit/lobby-test.ts';
import { readTable } from '../kit/device.ts';
import { openLobby } from '../kit/pages.ts';
import { replyTo } from '../kit/replies.ts';

test.use({ serviceWorkers: 'block' });

const ENTRIES = [
  { url: 'https://chat.example.com/licence/12345678', name: 'Live chat', isOut: 0, icon: '' },
  { url: 'https://help.example.com/perya', name: 'Help desk', isOut: 1, icon: '' },
];

test('[CS-01, CS-02, CS-06, CS-09] a guest finds help, each in a window of its own, and it is kept', async ({
  page,
  context,
}) => {
  await replyTo(context, 'getCustomerServices', { code: 200, errcode: 0, appCustomerServiceQueue: ENTRIES });
  await openLobby(page);
  await page.getByRole('link', { name: 'Customer service' }).click();
  await expect(page).toHaveURL(/\/service$/);
  const links = page.getByRole('main').getByRole('list').getByRole('link');
  await expect(links).toHaveText([/^Live chat/, /^Help desk/]);
  await context.route('https://help.example.com/**', (route) => route.fulfill({ body: 'help' }));
  const opened = page.waitForEvent('popup');
  await links.nth(1).click();
  expect((await opened).url()).toBe('https://help.example.com/perya');
  await expect
    .poll(async () => JSON.stringify(await readTable(page, 'answers')))
    .toContain('https://chat.example.com/licence/12345678');
});

test('[CS-05] inside the app of the operator the app is told to open it', async ({ page, context }) => {
  await replyTo(context, 'getCustomerServices', { code: 200, errcode: 0, appCustomerServiceQueue: ENTRIES });
  await openLobby(page, '/?token=x');
  await page.getByRole('link', { name: 'Customer service' }).click();
  const link = page.getByRole('main').getByRole('list').getByRole('link').nth(1);
  const led = new URL((await link.getAttribute('href')) ?? '');
  expect(led.protocol).toBe('perya-app:');
  expect(Object.fromEntries(led.searchParams)).toEqual({ target: 'cs', url: ENTRIES[1]?.url, isOut: '1' });
  await expect(link).not.toHaveAttribute('target');
});
