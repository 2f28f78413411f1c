import { expect, test } from '../kit/lobby-test.ts';
import { codeSentTo, newMobile } from '../kit/new-player.ts';
import { closeSheet, message, reload } from '../kit/pages.ts';
import { agree, field, fillPassword, openRegister, submitButton } from '../kit/register-form.ts';
import { refusal, replyTo } from '../kit/replies.ts';
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

test('[AUTH-18, AUTH-19, AUTH-20, VAL-11, VAL-14, VAL-17, VAL-25] in green mode there are two ways, each with every field and its limits', async ({
  page,
  context,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-20T04:00:00Z'));
  await openRegister(page, context, { mode: 'green' });
  await expect(page.getByRole('tab')).toHaveText(['Username', 'Phone']);
  for (const name of ['Password', 'Confirm password', 'Email', 'Birthday', 'Registered website']) {
    await expect(field(page, name)).toBeVisible();
  }
  for (const name of ['Username', 'Full name', 'Address']) {
    await expect(field(page, name)).toHaveAttribute('maxlength', '50');
  }
  await expect(field(page, 'Registered website')).toHaveValue(new URL(page.url()).host);
  await expect(page.getByRole('button', { name: /Upload your ID/ })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /agree/ })).toBeVisible();
  await test.step('the birthday ranges from 70 to 22 years ago', async () => {
    await expect(field(page, 'Birthday')).toHaveAttribute('min', '1956-11-20');
    await expect(field(page, 'Birthday')).toHaveAttribute('max', '2004-11-20');
  });
  await test.step('switching clears the account', async () => {
    await field(page, 'Username').fill('maria88');
    await page.getByRole('tab', { name: 'Phone' }).click();
    await expect(field(page, 'Phone number')).toHaveValue('');
    await expect(field(page, 'Code')).toBeVisible();
    await field(page, 'Phone number').fill('9171234567');
    await page.getByRole('tab', { name: 'Username' }).click();
    await expect(field(page, 'Username')).toHaveValue('');
  });
});

test('[AUTH-21, VAL-08] outside green mode there are no more fields than are needed', async ({ page, context }) => {
  await openRegister(page, context, { registerType: 'account' });
  await expect(field(page, 'Username')).toBeVisible();
  for (const name of ['Email', 'Birthday', 'Full name', 'Address', 'Code', 'Registered website']) {
    await expect(field(page, name)).toHaveCount(0);
  }
  await expect(page.getByRole('tab')).toHaveCount(0);
});

test('[VAL-02, VAL-05, VAL-10, VAL-13, VAL-18, VAL-28] every empty field says what it wants, and nothing is sent', async ({
  page,
  context,
}) => {
  const register = await replyTo(context, 'accountRegist', refusal(1047));
  await openRegister(page, context, { mode: 'green', usernameLengthMin: 6, usernameLengthMax: 12 });
  await field(page, 'Password').fill('a-good-password');
  await field(page, 'Confirm password').fill('another-password');
  await submitButton(page).click();
  await expect(message(page, 'login.loginUsernameTip')).toContainText(/6.*12/);
  await expect(message(page, 'login.loginConfirmationTip')).toBeVisible();
  await expect(message(page, 'login.loginEmailInputTip')).toBeVisible();
  await expect(message(page, 'login.birthdayTip')).toBeVisible();
  await expect(message(page, 'login.fullNameTip')).toHaveText('Please enter your correct name(Full name)');
  await expect(message(page, 'login.addressTip')).toHaveText('Please enter your address');
  await expect(message(page, 'login.idTip')).toHaveText('Please Upload your ID');
  await expect(field(page, 'Username')).toBeFocused();
  expect(register.asked).toEqual([]);
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
  expect(await flag()).toBe('1');
  await closeSheet(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await flag()).toBe('0');
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
