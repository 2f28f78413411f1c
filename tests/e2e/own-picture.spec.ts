/** A picture of the player's own: chosen from the phone, cropped, saved, and there without a connection. */
import sharp from 'sharp';
import { answerIsKept, offlineReady } from '../kit/device.ts';
import { message, reload } from '../kit/pages.ts';
import { signIn } from '../kit/sign-in.ts';
import { expect, test } from '../kit/testers/perya-test.ts';

test('a player crops a photo, saves it, and sees it again without a connection', async ({ page, network }) => {
  await signIn(page);
  await offlineReady(page);
  await page.goto('/profile/modify');
  const picked = page.getByLabel('Choose a picture of your own');
  await picked.setInputFiles({ name: 'me.txt', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByText('This phone can’t read that picture')).toBeVisible();

  // Red on the left, blue on the right.
  const red = { create: { width: 400, height: 400, channels: 3, background: '#f00' } } as const;
  const photo = sharp(red)
    .extend({ right: 400, background: '#00f' })
    .withExif({ IFD0: { Copyright: 'Secret' } });
  await picked.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photo.jpeg().toBuffer() });
  const sheet = page.getByRole('dialog', { name: 'Your picture' });
  const drawn = () =>
    sheet.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, 192, 192) ?? { data: [] };
      return [10, 180].map((x) => ((data[(96 * 192 + x) * 4] ?? 0) > 200 ? 'red' : 'blue'));
    });
  // The middle of the photo, before a finger has moved it.
  await expect.poll(drawn).toEqual(['red', 'blue']);
  await sheet.getByRole('slider', { name: 'Left or right' }).fill('1');
  await sheet.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByRole('radio', { name: 'Your own picture' })).toBeChecked();

  const sent = page.waitForRequest(/updateProfile$/);
  await page.getByRole('button', { name: 'Save' }).click();
  const { avatarOther } = (await sent).postDataJSON() as { avatarOther: string };
  // A load that follows sooner would break the call off.
  await expect(message(page, 'profile.saved')).toBeVisible();
  const bytes = Buffer.from(avatarOther.split(',')[1] ?? '', 'base64');
  expect(bytes.includes('Secret')).toBe(false);
  const { dominant } = await sharp(bytes).stats();
  expect(dominant.b).toBeGreaterThan(200);
  expect(dominant.r).toBeLessThan(60);

  await page.goto('/profile/user');
  const shown = page.getByRole('region', { name: 'Profile' }).locator('.avatar img');
  await expect(shown).toHaveAttribute('src', /^data:image\/jpeg/);
  await answerIsKept(page, /getOwnPicture$/);
  await network.offline();
  await reload(page);
  await expect(shown).toHaveAttribute('src', /^data:image\/jpeg/);

  // The pictures of the set do not come without a connection: each leaves the initial, and draws nothing of its own.
  await page.goto('/profile/modify');
  const first = page.locator('.profile-pictures .avatar:has(img)').first();
  const missing = first.locator('img');
  await expect.poll(() => missing.evaluate(({ complete }: HTMLImageElement) => complete)).toBe(true);
  const withIt = await first.screenshot();
  await missing.evaluate((element) => element.remove());
  expect(withIt.equals(await first.screenshot())).toBe(true);
});
