import { expect, test } from '../kit/lobby-test.ts';
import { atRest, titled } from '../kit/overlays.ts';
import { closeSheet, message, reload } from '../kit/pages.ts';
import { photo } from '../kit/pictures.ts';
import { openRegister } from '../kit/register-form.ts';
import { refusal, replyTo } from '../kit/replies.ts';

test.use({ serviceWorkers: 'block' });

test('[KYC-01, KYC-05, KYC-06, KYC-09, VAL-20, VAL-21, VAL-23, VAL-24] the ID is uploaded, looked at, replaced and taken away', async ({
  page,
  context,
}) => {
  const uploads = await replyTo(context, 'uploadKyc');
  await openRegister(page, context, { mode: 'green' });
  await page.getByRole('button', { name: /Upload your ID/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Upload your ID' });
  const slots = ['ID front', 'ID back', 'Selfie with ID front', 'Facial photo'];
  for (const slot of slots) await expect(sheet.getByRole('button', { name: `Choose ${slot}` })).toBeVisible();
  const input = (slot: string) => sheet.locator(`input[type=file][aria-label="${slot}"]`);
  await expect(input('ID front')).not.toHaveAttribute('multiple');

  await input('ID front').setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(sheet.getByText('The photo format must be JPG or PNG.')).toBeVisible();
  await input('ID front').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(10_240_001) });
  await expect(sheet.getByText('The file size cannot exceed 10mb')).toBeVisible();
  expect(uploads.asked).toEqual([]);

  const picture = { name: 'id.jpg', mimeType: 'image/jpeg', buffer: await photo() };
  for (const slot of slots) {
    await input(slot).setInputFiles(picture);
    await expect(sheet.getByRole('button', { name: `Preview ${slot}` })).toBeVisible();
    // A slot that is full offers no picker, only another try.
    await expect(sheet.getByRole('button', { name: `Choose ${slot}` })).toHaveCount(0);
  }
  await sheet.getByRole('button', { name: 'Preview ID front' }).click();
  await expect(page.getByRole('dialog', { name: 'ID front' }).getByRole('img', { name: 'ID front' })).toBeVisible();
  await closeSheet(page);
  await sheet.getByRole('button', { name: 'Delete Facial photo' }).click();
  await expect(sheet.getByRole('button', { name: 'Choose Facial photo' })).toBeVisible();
  await input('ID back').setInputFiles(picture);
  await expect.poll(() => uploads.asked.length).toBe(5);
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: /Upload your ID/ })).toContainText('3 of 4');
  await reload(page);
  await expect(page.getByRole('button', { name: /Upload your ID/ })).toContainText('3 of 4');
});

test('[KYC-08] an upload that fails says so, and can be tried again', async ({ page, context }) => {
  const failing = await replyTo(context, 'uploadKyc', refusal(1003));
  await openRegister(page, context, { mode: 'green' });
  await page.getByRole('button', { name: /Upload your ID/ }).click();
  const input = page.locator('input[type=file][aria-label="ID front"]');
  const picture = { name: 'id.jpg', mimeType: 'image/jpeg', buffer: await photo() };
  await input.setInputFiles(picture);
  await expect(message(page, 'upload.error')).toHaveText('Error');
  await failing.end();
  await input.setInputFiles(picture);
  await expect(page.getByRole('button', { name: 'Preview ID front' })).toBeVisible();
});

test('pictures that are chosen at once go up one after the other, and all arrive', async ({ page, context }) => {
  await openRegister(page, context, { mode: 'green' });
  await page.getByRole('button', { name: /Upload your ID/ }).click();
  const held: (() => void)[] = [];
  await context.route(/uploadKyc$/, async (route) => {
    const slot = held.length + 1;
    await new Promise<void>((resolve) => held.push(resolve));
    const paths = [1, 2, 3, 4].map((at) => [`path${at}`, at === slot ? `${slot}.jpg` : '']);
    await route.fulfill({ json: { code: 200, errcode: 0, ...Object.fromEntries(paths) } });
  });
  const picture = { name: 'id.jpg', mimeType: 'image/jpeg', buffer: await photo() };
  const below = page.getByRole('button', { name: 'Choose Selfie with ID front' });
  await atRest(titled(page, 'Upload your ID'));
  const before = await below.boundingBox();
  for (const slot of ['ID front', 'ID back'])
    await page.locator(`input[type=file][aria-label="${slot}"]`).setInputFiles(picture);
  for (const count of [1, 2]) {
    await expect.poll(() => held.length).toBe(count);
    expect(await below.boundingBox(), 'the row below does not move').toEqual(before);
    held[count - 1]?.();
  }
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: /Upload your ID/ })).toContainText('2 of 4');
});
