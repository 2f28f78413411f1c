import { expect, test } from '../kit/lobby-test.ts';
import { newPlayer } from '../kit/new-player.ts';
import { reload } from '../kit/pages.ts';
import { keepToOneDay } from '../kit/same-day.ts';

test.use({ serviceWorkers: 'block' });
test.beforeEach(keepToOneDay);

test('[ROUTE-60] a player of the seeded world lights a bulb, opens a gift and receives it, and it is all there when they come back', async ({
  page,
  context,
  request,
}) => {
  const { token } = await newPlayer(request);
  const coin = async () => {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await request.post('/prod-api-2/app/v1/refreshData', { data: {}, headers });
    return ((await reply.json()) as { coin: number }).coin;
  };
  const before = await coin();
  await context.addInitScript((own) => localStorage.setItem('ACCESS_TOKEN', own), token);
  await page.goto('/activity/christmas');
  await expect(page).toHaveURL(/\/activity\/christmas$/);
  await expect(page.getByRole('heading', { name: 'Christmas', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Light today’s bulb' }).click();
  await expect(page.getByText('1 bulb is lit')).toBeVisible();
  await reload(page);
  await expect(page.getByRole('button', { name: 'Today’s bulb is lit' })).toBeDisabled();
  await page.getByRole('button', { name: 'Gift 3 Open' }).click();
  // What is inside shows once it is open, in the place of its number. A load that comes sooner may break the call off.
  const gift = page.getByRole('button', { name: '₱2.00 Receive' });
  await expect(gift).toBeVisible();
  await reload(page);
  await gift.click();
  await expect(page.getByRole('heading', { name: 'Gifts: 1 of 12 received' })).toBeVisible();
  expect(await coin()).toBe(before + 200);
  await reload(page);
  await expect(page.getByRole('button', { name: '₱2.00 Received' })).toBeDisabled();
});
