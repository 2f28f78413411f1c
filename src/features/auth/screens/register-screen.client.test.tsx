import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { session } from '#contract/session.ts';
import { draw, said, tap, type } from '../../../../tests/kit/client/draw.ts';
import { goTo, openLobby } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { refusal, wire } from '../../../../tests/kit/client/wire.ts';

const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const KEY = {
  publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  publicKeyId: 'test',
  passwordCipher: 'rsa-oaep-256',
};

async function openForm(config: object) {
  await openLobby({ ...KEY, ...config });
  goTo('/register');
  const { RegisterScreen } = await import('./register-screen.tsx');
  const place = await draw(<RegisterScreen />);
  const field = (name: string) => place.querySelector<HTMLInputElement>(`[name=${name}]`);
  const agree = () =>
    [...place.querySelectorAll('label')].find((one) => /agree/i.test(one.textContent ?? ''))?.querySelector('input');
  return {
    place,
    field,
    send: async (): Promise<void> => {
      for (const name of ['password', 'confirmation']) await type(field(name), 'a-good-password');
      await tap(agree());
      await tap(place.querySelector('[type=submit]'));
      await pass(400);
    },
  };
}

test.each([
  [1, 'phone', 'accountRegist4', true],
  [0, 'phone', 'accountRegist', false],
  [1, 'phoneNoOtp', 'accountRegist', false],
] as const)('[AUTH-24, CALL-14] codes %i, type %s: %s', async (otpStatus, registerType, call, hasCode) => {
  wire.on(session[call], refusal(1045));
  const { place, field, send } = await openForm({ mode: 'other', otpStatus, registerType });
  await type(field('account'), '9171234567');
  expect(field('code') !== null).toBe(hasCode);
  if (hasCode) await type(field('code'), '123456');
  await send();
  // [ERR-05] The number that only a registration by phone knows.
  expect(said(place, 'login.loginFailed')).toContain('1045');
  const [{ body } = { body: {} as Record<string, unknown> }] = wire.asked(session[call]);
  const names = `outUrl phoneinfoJsonModel countryCode clientReferrer account password code email fullName address
    birthday registeredPlace type`;
  expect(Object.keys(body)).toEqual(expect.arrayContaining(names.split(/\s+/)));
  expect(body).toMatchObject({ account: '9171234567', type: 0, code: hasCode ? '123456' : '' });
  const { phoneinfoJsonModel: device } = body as { phoneinfoJsonModel: Record<string, unknown> };
  expect(Object.keys(device).toSorted()).toEqual(
    'appId channel deviceIdJsonModel deviceModel isBrowser os version'.split(' '),
  );
  expect(device).toMatchObject({ version: '1.0.28', deviceIdJsonModel: { afuid: expect.stringMatching(/^\w{32}$/) } });
});

test('[ERR-06] on registering, 101 is one of the numbered refusals', async () => {
  wire.on(session.accountRegist, refusal(101));
  const { place, field, send } = await openForm({ mode: 'other', registerType: 'account' });
  await type(field('account'), 'maria88');
  await send();
  expect(said(place, 'login.loginFailed')).toContain('101');
});
