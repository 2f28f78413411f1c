import { expect, test } from 'vitest';
import { SIGN_IN } from '#contract/errcodes.ts';
import { session } from '#contract/session.ts';
import { draw, said, type, wrongField } from '../../../../tests/kit/client/draw.ts';
import { goTo, openLobby } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, refusal, wire } from '../../../../tests/kit/client/wire.ts';

const { forgetPassword } = session;
const NEW = 'perya-new-88';

async function reset(): Promise<Element> {
  await openLobby();
  goTo('/forget');
  const { ForgetScreen } = await import('./forget-screen.tsx');
  const place = await draw(<ForgetScreen />);
  const [account, code, ...passwords] = place.querySelectorAll('input');
  await type(account, '9171234567');
  await type(code, '123456');
  for (const field of passwords) await type(field, NEW);
  place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await pass(1_000);
  return place;
}

test.each([
  ['changed', exampleOf(forgetPassword), undefined],
  ['refused', refusal(SIGN_IN.wrongCode), 'jamie88'],
])('once a new password is %s, a phone keeps the old one only where it still holds', async (_how, answer, kept) => {
  const { rememberedAccount, rememberPassword } = await import('#data/sign-in/passwords.ts');
  await rememberPassword('jamie88', 'perya-old-88');
  wire.on(forgetPassword, answer);
  await reset();
  expect(wire.asked(forgetPassword)).toHaveLength(1);
  expect(await rememberedAccount()).toBe(kept);
});

test('who has set a new password finds their number in the form that logs in', async () => {
  wire.on(forgetPassword, exampleOf(forgetPassword));
  await reset();
  const { LoginScreen } = await import('./login-screen.tsx');
  const place = await draw(<LoginScreen />);
  expect([location.pathname, place.querySelector('input')?.value]).toEqual(['/login', '9171234567']);
});

test('a player who has left the form while the password was set stays where they are', async () => {
  const { reply, arrives } = wire.later();
  wire.on(forgetPassword, () => reply);
  await reset();
  goTo('/about');
  arrives(exampleOf(forgetPassword));
  await pass(1_000);
  const { toast } = await import('#data/toasts.ts');
  expect([toast.value?.key, location.pathname]).toEqual(['login.passwordChanged', '/about']);
});

test('that the safebox has this password is told beside it', async () => {
  wire.on(forgetPassword, refusal(SIGN_IN.ofSafebox));
  const place = await reset();
  expect(wrongField(place, 'password.ofSafebox')).toBe(place.querySelectorAll('input')[2]);
});

test('a new password that a dead connection keeps an answer from is said to have no answer yet, and not that it can be sent later', async () => {
  wire.on(forgetPassword, 'dead');
  const place = await reset();
  expect(said(place, 'common.noAnswerYet')).toBeUndefined();
  await pass(4_000);
  expect([said(place, 'common.noAnswerYet') !== undefined, said(place, 'login.noConnection')]).toEqual([
    true,
    undefined,
  ]);
});
