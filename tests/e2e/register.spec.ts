import { expect, test } from '../kit/lobby-test.ts';
import { codeSentTo, newMobile } from '../kit/new-player.ts';
import { closeSheet, message, reload } from '../kit/pages.ts';
import { agree, field, fillPassword, openRegister, submitButton } from '../kit/register-form.ts';
import { balance } from '../kit/sign-in.ts';

test.use({ serviceWorkers: 'block' });

test('[AUTH-25, ROUTE-03] a person registers by phone with a code, and is in', async ({ page, request }) => {
  const mobile = newMobile();
  await page.goto('/register');
  await field(page, 'Phone number').fill(mobile);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(message(page, 'login.loginSendSucc')).toBeVisible();
  await field(page, 'Code').fill(await codeSentTo(request, mobile));
  await fillPassword(page);
  await agree(page);
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/lobby\/home$/);
  await expect(balance(page)).toBeVisible();
});

test('[AUTH-22, AUTH-23] ticking the box in green mode opens the terms first; half a form survives a reload, its password does not', async ({
  page,
  context,
}) => {
  await openRegister(page, context, { mode: 'green' });
  const box = page.getByRole('checkbox', { name: /agree/ });
  const flag = () => page.evaluate(() => sessionStorage.getItem('agree'));
  await field(page, 'Username').fill('maria88');
  await box.click();
  await expect(page.getByRole('dialog').getByRole('tab', { name: /terms/i })).toBeVisible();
  await expect.poll(flag).toBe('1');
  await closeSheet(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(flag).toBe('0');
  await expect(box).toBeChecked();
  await expect(field(page, 'Username')).toHaveValue('maria88');

  await field(page, 'Full name').fill('Maria Santos');
  await fillPassword(page);
  await reload(page);
  await expect(field(page, 'Username')).toHaveValue('maria88');
  await expect(field(page, 'Full name')).toHaveValue('Maria Santos');
  await expect(field(page, 'Password')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('a-good-password');
});

test('[ERR-16] a birthday is chosen from rows of 44 pixels', async ({ page, context }) => {
  await openRegister(page, context, { mode: 'green' });
  await page.getByRole('button', { name: 'Choose: Birthday' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Choose a date' });
  for (const list of ['Month', 'Day', 'Year']) {
    const rows = sheet.getByRole('group', { name: list }).locator('label');
    await expect(rows.first()).toHaveCSS('height', '44px');
  }
  await sheet.getByText('1988', { exact: true }).tap();
  await sheet.getByText('March', { exact: true }).tap();
  await sheet.getByText('9', { exact: true }).tap();
  await sheet.getByRole('button', { name: 'Done' }).tap();
  await expect(sheet).toHaveCount(0);
  await expect(field(page, 'Birthday')).toHaveValue('1988-03-09');
});
