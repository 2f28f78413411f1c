import type { BrowserContext, Page } from '@playwright/test';
import { withConfig, type WireConfig } from '../kit/config-reply.ts';
import { storedFact } from '../kit/device.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { clearLimits, codeSentTo, newMobile } from '../kit/new-player.ts';
import { message } from '../kit/pages.ts';
import { photo } from '../kit/pictures.ts';
import { refusal, replyTo } from '../kit/replies.ts';
import { balance, signIn } from '../kit/sign-in.ts';

test.use({ serviceWorkers: 'block' });

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Register', exact: true });

/** Opens the form on a site that is set up like this. */
async function openForm(page: Page, context: BrowserContext, changed: Partial<WireConfig>): Promise<void> {
  await withConfig(context, (config) => Object.assign(config, changed));
  await page.addInitScript(() => localStorage.setItem('agePopup', '1'));
  await page.goto('/register');
  await expect(submit(page)).toBeVisible();
}

async function fillPassword(page: Page, password = 'a-good-password'): Promise<void> {
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm password').fill(password);
}

async function agree(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /agree/ }).check();
}

test('[AUTH-25, ROUTE-03] a person registers by phone with a code, and is in', async ({ page, request }) => {
  const mobile = newMobile();
  await clearLimits(request);
  await page.goto('/register');
  await field(page, 'Phone number').fill(mobile);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(message(page, 'login.loginSendSucc')).toBeVisible();
  await field(page, 'Code').fill(await codeSentTo(request, mobile));
  await fillPassword(page);
  await agree(page);
  await submit(page).click();
  await expect(page).toHaveURL(/\/lobby\/home$/);
  await expect(balance(page)).toBeVisible();
});

test('[AUTH-18, AUTH-19] in green mode there are two ways, and switching clears the account', async ({
  page,
  context,
}) => {
  await openForm(page, context, { mode: 'green' });
  await expect(page.getByRole('tab')).toHaveText(['Username', 'Phone']);
  await field(page, 'Username').fill('maria88');
  await page.getByRole('tab', { name: 'Phone' }).click();
  await expect(field(page, 'Phone number')).toHaveValue('');
  await field(page, 'Phone number').fill('9171234567');
  await page.getByRole('tab', { name: 'Username' }).click();
  await expect(field(page, 'Username')).toHaveValue('');
});

test('[AUTH-20, VAL-14, VAL-17, VAL-25] in green mode every field is there, with its limits', async ({
  page,
  context,
}) => {
  await openForm(page, context, { mode: 'green' });
  for (const name of ['Password', 'Confirm password', 'Email', 'Birthday', 'Registered website']) {
    await expect(field(page, name)).toBeVisible();
  }
  for (const name of ['Username', 'Full name', 'Address']) {
    await expect(field(page, name)).toHaveAttribute('maxlength', '50');
  }
  await expect(page.getByRole('button', { name: /Upload your ID/ })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /agree/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Phone' }).click();
  await expect(field(page, 'Code')).toBeVisible();
});

test('[AUTH-21, VAL-08] outside green mode there are no more fields than are needed', async ({ page, context }) => {
  await openForm(page, context, { registerType: 'account' });
  await expect(field(page, 'Username')).toBeVisible();
  for (const name of ['Email', 'Birthday', 'Full name', 'Address', 'Code', 'Registered website']) {
    await expect(field(page, name)).toHaveCount(0);
  }
  await expect(page.getByRole('tab')).toHaveCount(0);
});

test('[VAL-11] the birthday ranges from 70 to 22 years ago', async ({ page, context }) => {
  await page.clock.setFixedTime(new Date('2026-11-20T04:00:00Z'));
  await openForm(page, context, { mode: 'green' });
  await expect(field(page, 'Birthday')).toHaveAttribute('min', '1956-11-20');
  await expect(field(page, 'Birthday')).toHaveAttribute('max', '2004-11-20');
});

test('[VAL-02, VAL-05, VAL-10, VAL-13, VAL-18, VAL-28] every empty field says what it wants, and nothing is sent', async ({
  page,
  context,
}) => {
  const register = await replyTo(context, 'accountRegist', refusal(1047));
  await openForm(page, context, { mode: 'green', usernameLengthMin: 6, usernameLengthMax: 12 });
  await field(page, 'Password').fill('a-good-password');
  await field(page, 'Confirm password').fill('another-password');
  await submit(page).click();
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

test('[AUTH-22, AUTH-23] ticking the box in green mode opens the terms first', async ({ page, context }) => {
  await openForm(page, context, { mode: 'green' });
  const box = page.getByRole('checkbox', { name: /agree/ });
  const flag = () => page.evaluate(() => sessionStorage.getItem('agree'));
  await field(page, 'Username').fill('maria88');
  await box.click();
  await expect(page.getByRole('dialog').getByRole('tab', { name: /terms/i })).toBeVisible();
  expect(await flag()).toBe('1');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await flag()).toBe('0');
  await expect(box).toBeChecked();
  await expect(field(page, 'Username')).toHaveValue('maria88');
});

for (const [otpStatus, registerType, call, hasCode] of [
  [1, 'phone', 'accountRegist4', true],
  [0, 'phone', 'accountRegist', false],
  [1, 'phoneNoOtp', 'accountRegist', false],
] as const) {
  test(`[AUTH-24, CALL-14] codes ${otpStatus}, type ${registerType}: ${call}`, async ({ page, context }) => {
    const asked = await replyTo(context, call, refusal(1045));
    await openForm(page, context, { otpStatus, registerType });
    await field(page, 'Phone number').fill('9171234567');
    await expect(field(page, 'Code')).toHaveCount(hasCode ? 1 : 0);
    if (hasCode) await field(page, 'Code').fill('123456');
    await fillPassword(page);
    await agree(page);
    await submit(page).click();
    // [ERR-05] The number that only a registration by phone knows.
    await expect(message(page, 'login.loginFailed')).toContainText('1045');
    const [{ body } = { body: {} as Record<string, unknown> }] = asked.asked;
    expect(Object.keys(body)).toEqual(
      expect.arrayContaining(
        'outUrl phoneinfoJsonModel countryCode clientReferrer account password code email fullName address birthday registeredPlace type'.split(
          ' ',
        ),
      ),
    );
    expect(body).toMatchObject({ account: '9171234567', type: 0, code: hasCode ? '123456' : '' });
    const { phoneinfoJsonModel: device } = body as { phoneinfoJsonModel: Record<string, unknown> };
    expect(Object.keys(device).toSorted()).toEqual(
      'appId channel deviceIdJsonModel deviceModel isBrowser os version'.split(' '),
    );
    expect(device).toMatchObject({
      version: '1.0.28',
      deviceIdJsonModel: { afuid: expect.stringMatching(/^\w{32}$/) },
    });
  });
}

test('[ERR-06] on registering, 101 is one of the numbered refusals', async ({ page, context }) => {
  await replyTo(context, 'accountRegist', refusal(101));
  await openForm(page, context, { registerType: 'account' });
  await field(page, 'Username').fill('maria88');
  await fillPassword(page);
  await agree(page);
  await submit(page).click();
  await expect(message(page, 'login.loginFailed')).toContainText('101');
});

test('half a form survives a reload, and the password does not', async ({ page, context }) => {
  await openForm(page, context, { mode: 'green' });
  await field(page, 'Username').fill('maria88');
  await field(page, 'Full name').fill('Maria Santos');
  await fillPassword(page);
  await page.reload();
  await expect(field(page, 'Username')).toHaveValue('maria88');
  await expect(field(page, 'Full name')).toHaveValue('Maria Santos');
  await expect(field(page, 'Password')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('a-good-password');
});

test('[KYC-01, KYC-05, KYC-06, KYC-09, VAL-20, VAL-21, VAL-23, VAL-24] the ID is uploaded, looked at, replaced and taken away', async ({
  page,
  context,
}) => {
  const uploads = await replyTo(context, 'uploadKyc');
  await openForm(page, context, { mode: 'green' });
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
  await page.goBack();
  await sheet.getByRole('button', { name: 'Delete Facial photo' }).click();
  await expect(sheet.getByRole('button', { name: 'Choose Facial photo' })).toBeVisible();
  await input('ID back').setInputFiles(picture);
  await expect.poll(() => uploads.asked.length).toBe(5);
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: /Upload your ID/ })).toContainText('3 of 4');
  await page.reload();
  await expect(page.getByRole('button', { name: /Upload your ID/ })).toContainText('3 of 4');
});

test('[KYC-08] an upload that fails says so, and can be tried again', async ({ page, context }) => {
  const failing = await replyTo(context, 'uploadKyc', refusal(1003));
  await openForm(page, context, { mode: 'green' });
  await page.getByRole('button', { name: /Upload your ID/ }).click();
  const input = page.locator('input[type=file][aria-label="ID front"]');
  const picture = { name: 'id.jpg', mimeType: 'image/jpeg', buffer: await photo() };
  await input.setInputFiles(picture);
  await expect(message(page, 'upload.error')).toHaveText('Error');
  await failing.end();
  await input.setInputFiles(picture);
  await expect(page.getByRole('button', { name: 'Preview ID front' })).toBeVisible();
});

test('[AUTH-26, CALL-16, CALL-17, ERR-12] a code sent starts a minute of rest, which a reload does not shorten', async ({
  page,
  context,
}) => {
  const sms = await replyTo(context, 'smsSend', { code: 200, errcode: 0, waitSeconds: 60 });
  await page.clock.install();
  await openForm(page, context, { registerType: 'phone', otpStatus: 1 });
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(message(page, 'login.loginPhoneTip')).toBeVisible();
  expect(sms.asked).toEqual([]);
  await field(page, 'Phone number').fill('9171234567');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(message(page, 'login.loginSendSucc')).toBeVisible();
  const { body } = sms.asked[0] ?? { body: {} };
  expect(body).toMatchObject({ countryCode: '63', mobile: '9171234567', type: 0, channel: 'WEB' });
  expect(Object.keys(body).toSorted()).toEqual(
    'appId channel clientReferrer countryCode mobile platform type'.split(' '),
  );
  const resting = page.getByRole('button', { name: /^\d+ s$/ });
  await expect(resting).toBeDisabled();
  await page.clock.fastForward(30_000);
  await page.reload();
  await expect(resting).toBeDisabled();
  await expect(resting).toHaveText(/^(2\d|30) s$/);
  await page.clock.fastForward(31_000);
  await expect(page.getByRole('button', { name: 'Send code' })).toBeEnabled();
  expect(sms.asked).toHaveLength(1);
});

test('[AUTH-27, ERR-12] a code that was not sent starts no rest', async ({ page, context }) => {
  await replyTo(context, 'smsSend', refusal(1049));
  await openForm(page, context, { registerType: 'phone', otpStatus: 1 });
  await field(page, 'Phone number').fill('9171234567');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(message(page, 'login.loginSendFail')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send code' })).toBeEnabled();
});

test('[AUTH-31, CALL-15, ROUTE-26] a player without a phone binds one', async ({ page, context }) => {
  await signIn(page);
  // The demo player has a phone already, and is told so.
  await page.goto('/bind');
  await expect(page.getByRole('main')).toContainText(/\d{3}\*{4}\d{3}/);
  await context.route(/getAfterLoginInfoWeb$/, async (route) => {
    const reply = await route.fetch();
    const json = (await reply.json()) as { appUser: { mobile: string } };
    json.appUser.mobile = '';
    await route.fulfill({ json });
  });
  const bind = await replyTo(context, 'bindAccount', { code: 200, errcode: 0, mobile: '9170001122' });
  await page.reload();
  await field(page, 'Phone number').fill('9170001122');
  await field(page, 'Code').fill('123456');
  await page.getByRole('button', { name: 'Bind phone' }).click();
  await expect(message(page, 'bind.done')).toBeVisible();
  expect(bind.asked[0]?.body).toMatchObject({ mobile: '9170001122', code: '123456' });
  expect(await storedFact(page, 'ACCESS_TOKEN')).not.toBeNull();
});
