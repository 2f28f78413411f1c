import { expect, test, vi } from 'vitest';
import { session } from '#contract/session.ts';
import { draw, tap, type } from '../../../../tests/kit/client/draw.ts';
import { goTo, openLobby } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { refusal, wire } from '../../../../tests/kit/client/wire.ts';

const STAND_IN = '••••••••••';

/** The form on a phone that keeps the password of its last player. */
async function openForm() {
  vi.stubGlobal('isSecureContext', true);
  await openLobby();
  localStorage.setItem('lastAccount', 'jamie88');
  const passwords = await import('#data/sign-in/passwords.ts');
  await passwords.rememberPassword('jamie88', 'a-password');
  goTo('/login');
  const { LoginScreen } = await import('./login-screen.tsx');
  const place = await draw(<LoginScreen />);
  await pass(100);
  const field = (name: string) => place.querySelector<HTMLInputElement>(`[name=${name}]`);
  const box = (words: RegExp) =>
    [...place.querySelectorAll('label')].find((label) => words.test(label.textContent ?? ''))?.querySelector('input');
  return { ...passwords, place, field, keep: () => box(/remember/i), agree: () => box(/agree/i) };
}

test('a password that the phone keeps stands there unseen, and one tap logs in with it', async () => {
  wire.on(session.accountLogin, refusal(1002));
  const { place, field, keep, agree } = await openForm();
  expect([field('account')?.value, field('password')?.value, keep()?.checked]).toEqual(['jamie88', STAND_IN, true]);
  if (!agree()?.checked) await tap(agree());
  await tap(place.querySelector('[type=submit]'));
  await pass(400);
  const [asked] = wire.asked(session.accountLogin);
  expect(asked?.body).toMatchObject({ account: 'jamie88', password: expect.stringMatching(/^.{40,}$/) });
});

test('who takes the tick away has the kept password forgotten at once, and types it from then on', async () => {
  const { field, keep, rememberedAccount } = await openForm();
  await tap(keep());
  expect([field('password')?.value, keep()?.checked]).toEqual(['', false]);
  expect(await rememberedAccount()).toBeUndefined();
});

test('another name, and another password, take the kept one’s place', async () => {
  const { field } = await openForm();
  await type(field('account'), 'maria77');
  expect(field('password')?.value).toBe('');
  await type(field('account'), 'jamie88');
  expect(field('password')?.value).toBe(STAND_IN);
  await type(field('password'), `${STAND_IN}n`);
  expect(field('password')?.value).toBe('n');
});
