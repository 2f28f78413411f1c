import { expect, test, vi } from 'vitest';
import { security } from '#contract/security.ts';
import { session } from '#contract/session.ts';
import { buttonOf, draw, tap, type } from '../../../../tests/kit/client/draw.ts';
import { goTo, openLobby, setOnline } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { refusal, wire } from '../../../../tests/kit/client/wire.ts';

async function openForm(address = '/login') {
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  vi.stubGlobal('isSecureContext', true);
  await openLobby({
    passkeys: 1,
    socialLogin: { name: 'LINE', authorizeUrl: 'https://line.example/in', clientId: '1' },
  });
  goTo(address);
  const { LoginScreen } = await import('../screens/login-screen.tsx');
  const place = await draw(<LoginScreen />);
  await pass(10);
  const keys = () => [...place.querySelectorAll('[data-msg-key]')].map((one) => one.getAttribute('data-msg-key'));
  const fill = async () => {
    for (const name of ['account', 'password']) await type(place.querySelector(`[name=${name}]`), 'jamie88');
    for (const box of place.querySelectorAll('[type=checkbox]')) await tap(box);
  };
  const send = async () => {
    await tap(place.querySelector('[type=submit]'));
    await pass(400);
  };
  const go = async (way: string) => {
    await tap(buttonOf(place, way));
    await pass(400);
  };
  const unlock = () => go('Log in with a passkey');
  const leave = () => go('Continue with LINE');
  return { keys, fill, send, unlock, leave };
}

test('that there is no connection is said once, before a tap and after one, by whatever way', async () => {
  const { keys, fill, send, unlock, leave } = await openForm();
  const before = location.href;
  expect(keys()).toEqual([]);
  setOnline(false);
  await pass(10);
  expect(keys()).toEqual(['login.noConnection']);
  await fill();
  await send();
  expect(keys()).toEqual(['common.offline']);
  await unlock();
  expect(keys()).toEqual(['common.offline']);
  // The other site is not gone to: the browser would show a page of its own.
  await leave();
  expect([keys(), location.href]).toEqual([['common.offline'], before]);
});

test('a passkey that was not used is told of until another way is tried', async () => {
  const turnsAway = () => Promise.reject(Object.assign(new Error('turned away'), { name: 'NotAllowedError' }));
  Object.defineProperty(navigator, 'credentials', { value: { get: turnsAway }, configurable: true });
  const options = JSON.stringify({ challenge: 'AQID', rpId: 'localhost' });
  wire.on(security.passkeySignInOptions, { code: 200, errcode: 0, options, ceremonyId: 'one' });
  wire.on(session.accountLogin, refusal(1018));
  const { keys, fill, send, unlock } = await openForm();
  await fill();
  await unlock();
  expect(keys()).toEqual(['passkey.notUsed']);
  await send();
  expect(keys()).toEqual(['login.loginFailed']);
});

test('what another site refused is told of until the player tries anew', async () => {
  const { keys, fill, send } = await openForm('/login?state=of-nobody&code=1');
  expect(keys()).toEqual(['login.socialRefused']);
  await fill();
  const answer = wire.later();
  wire.on(session.accountLogin, () => answer.reply);
  await send();
  expect(keys()).toEqual([]);
});
