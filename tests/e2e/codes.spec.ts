import { expect, test } from '../kit/lobby-test.ts';
import { message, reload } from '../kit/pages.ts';
import { field, openRegister } from '../kit/register-form.ts';
import { replyTo } from '../kit/replies.ts';
import { signIn } from '../kit/sign-in.ts';
import { storedFact } from '../kit/device.ts';

test.use({ serviceWorkers: 'block' });

test('[AUTH-26, CALL-16, CALL-17, ERR-12] a code sent starts a minute of rest, which a reload does not shorten', async ({
  page,
  context,
}) => {
  const sms = await replyTo(context, 'smsSend', { code: 200, errcode: 0, waitSeconds: 60 });
  await page.clock.install();
  await openRegister(page, context, { registerType: 'phone', otpStatus: 1 });
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(message(page, 'login.loginPhoneTip')).toBeVisible();
  expect(sms.asked).toEqual([]);
  await field(page, 'Phone number').fill('9171234567');
  await page.getByRole('button', { name: 'Send code' }).click();
  const resting = page.getByRole('button', { name: 'Send code' });
  await expect(resting).toBeDisabled();
  const { body } = sms.asked[0] ?? { body: {} };
  expect(body).toMatchObject({ countryCode: '63', mobile: '9171234567', type: 0, channel: 'WEB' });
  expect(Object.keys(body).toSorted()).toEqual(
    'appId channel clientReferrer countryCode mobile platform type'.split(' '),
  );
  await page.clock.fastForward(30_000);
  await reload(page);
  await expect(resting).toBeDisabled();
  // A busy machine's own seconds go on meanwhile.
  await expect(resting.locator('[aria-hidden]')).toHaveText(/^([12]?\d|30) s$/);
  await page.clock.fastForward(31_000);
  await expect(page.getByRole('button', { name: 'Send code' })).toBeEnabled();
  expect(sms.asked).toHaveLength(1);
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
  await reload(page);
  await field(page, 'Phone number').fill('9170001122');
  await field(page, 'Code').fill('123456');
  await page.getByRole('button', { name: 'Link phone' }).click();
  await expect(message(page, 'bind.done')).toBeVisible();
  expect(bind.asked[0]?.body).toMatchObject({ mobile: '9170001122', code: '123456' });
  expect(await storedFact(page, 'ACCESS_TOKEN')).not.toBeNull();
});
