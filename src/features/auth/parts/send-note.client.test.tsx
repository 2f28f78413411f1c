import { expect, test, vi } from 'vitest';
import { buttonOf, draw, tap, type } from '../../../../tests/kit/client/draw.ts';
import { goTo, openLobby, setOnline } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';

test('that there is no connection is said once, before a tap and after one, by whatever way', async () => {
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  vi.stubGlobal('isSecureContext', true);
  await openLobby({ passkeys: 1 });
  goTo('/login');
  const { LoginScreen } = await import('../screens/login-screen.tsx');
  const place = await draw(<LoginScreen />);
  const keys = () => [...place.querySelectorAll('[data-msg-key]')].map((one) => one.getAttribute('data-msg-key'));
  expect(keys()).toEqual([]);
  setOnline(false);
  await pass(10);
  expect(keys()).toEqual(['login.noConnection']);
  const fields = ['account', 'password'].map((name) => place.querySelector(`[name=${name}]`));
  for (const field of fields) await type(field, 'jamie88');
  for (const box of place.querySelectorAll('[type=checkbox]')) await tap(box);
  await tap(place.querySelector('[type=submit]'));
  await pass(400);
  expect(keys()).toEqual(['common.offline']);
  await tap(buttonOf(place, 'Log in with a passkey'));
  await pass(400);
  expect(keys()).toEqual(['common.offline']);
});
