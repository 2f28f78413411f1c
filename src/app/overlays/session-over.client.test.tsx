import { expect, test } from 'vitest';
import { session } from '#contract/session.ts';
import { openPainted, screenOf } from '../../../tests/kit/client/app.tsx';
import { said } from '../../../tests/kit/client/draw.ts';
import { leavePage, resume, signIn } from '../../../tests/kit/client/page.ts';
import { pass } from '../../../tests/kit/client/turns.ts';
import { signedOut, wire } from '../../../tests/kit/client/wire.ts';

/** The words that were said in toasts, from here on. */
async function listen(): Promise<string[]> {
  const { toast } = await import('#data/toasts.ts');
  const heard: string[] = [];
  toast.subscribe((one) => one && heard.push(one.key));
  return heard;
}

/** A visit with the token of a session that is over. */
async function comeBack(address: string) {
  await signIn();
  await leavePage();
  wire.on(session.getAfterLoginInfoWeb, signedOut);
  await resume();
  const heard = await listen();
  return { heard, place: await openPainted(address) };
}

test('home says once that the session was over when the visit began', async () => {
  const { heard } = await comeBack('/lobby/home');
  expect(location.pathname).toBe('/lobby/home');
  expect(heard).toEqual(['login.expired']);
  const { startLanguage } = await import('#app/languages.ts');
  const { chooseLanguage } = await import('#data/device/language.ts');
  await startLanguage();
  chooseLanguage('fil-PH');
  await pass(5_000, 10);
  expect(document.documentElement.lang).toBe('fil-PH');
  expect(heard).toEqual(['login.expired']);
});

test('on a screen of a player the log-in form says so, and nothing else', async () => {
  const { heard, place } = await comeBack('/profile/more');
  expect([location.pathname, said(screenOf(place), 'login.expired')]).toEqual([
    '/login',
    'Your session expired. Please log in again.',
  ]);
  expect(heard).toEqual([]);
});

test('who logs in over another player is told of no session that expired', async () => {
  await openPainted('/lobby/home', { user: {} });
  const heard = await listen();
  await signIn({ id: 8, token: 'of-the-next' });
  await pass(5_000, 10);
  expect(heard).toEqual([]);
});
