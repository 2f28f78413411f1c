import { breaches } from '../kit/axe.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { newPlayer } from '../kit/new-player.ts';
import { message, reload } from '../kit/pages.ts';
import { largePhoto, photo } from '../kit/pictures.ts';
import { signIn } from '../kit/sign-in.ts';

test.use({ serviceWorkers: 'block' });

const SLOTS = ['ID front', 'ID back', 'Selfie with ID front', 'Facial photo'];

test('[KYC-11] from a withdrawal that asks for it: handed in, rejected with a reason, handed in again, approved', async ({
  page,
  request,
}) => {
  const player = await newPlayer(request);
  const set = (changes: object) => request.post('/sandbox/player', { data: { account: player.account, set: changes } });
  const called = new Set<string>();
  page.on(
    'request',
    (one) => /kyc/i.test(one.url()) && one.method() === 'POST' && called.add(one.url().split('/').at(-1) ?? ''),
  );
  await signIn(page, player);
  await page.goto('/lobby/wallets/withdraw');
  await page.getByRole('link', { name: 'Verify your identity' }).click();
  await expect(message(page, 'kyc.none')).toBeVisible();
  expect(await breaches(page)).toEqual([]);
  await page.getByRole('link', { name: 'Start' }).click();

  const jpeg = { name: 'id.jpg', mimeType: 'image/jpeg' };
  const large = await largePhoto();
  const small = await photo();
  const upload = page.waitForEvent('requestfinished', (one) => one.url().endsWith('uploadKyc'));
  const fill = async (first = small) => {
    for (const slot of SLOTS) {
      await page
        .locator(`input[type=file][aria-label="${slot}"]`)
        .setInputFiles({ ...jpeg, buffer: slot === SLOTS[0] ? first : small });
      await expect(page.getByRole('button', { name: `Preview ${slot}` })).toBeVisible();
    }
  };
  // The form leads back by itself, and an address asked for meanwhile would be given up.
  const send = async () => {
    await page.getByRole('button', { name: 'Send the pictures' }).click();
    await expect(page).toHaveURL('/walletsKyc');
    await expect(message(page, 'kyc.inReview')).toBeVisible();
  };
  await fill(large);
  // It is shrunk on its way.
  expect((await (await upload).sizes()).requestBodySize).toBeLessThan(large.length / 2);
  expect(await breaches(page)).toEqual([]);
  await reload(page);
  await expect(page.getByText('Uploaded')).toHaveCount(4);
  await send();

  await set({ kycState: 'rejected', kycReason: 'The ID is cut off.' });
  await page.goto('/walletsKyc');
  await expect(message(page, 'kyc.reason')).toHaveText('Why: The ID is cut off.');
  expect(await breaches(page)).toEqual([]);
  await page.getByRole('link', { name: 'Try again' }).click();
  await fill();
  await send();

  await set({ kycState: 'approved' });
  await page.goto('/walletsKyc');
  await expect(message(page, 'kyc.approved')).toBeVisible();
  expect(await breaches(page)).toEqual([]);
  await page.getByRole('link', { name: 'To withdrawals' }).click();
  await expect(message(page, 'wallet.needsBank')).toBeVisible();
  await expect(message(page, 'wallet.needsKyc')).toHaveCount(0);
  expect([...called].toSorted()).toEqual(['addKyc', 'kyc', 'uploadKyc']);
});
