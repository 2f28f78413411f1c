import { expect, test } from 'vitest';
import { draw, type } from '../../../../tests/kit/client/draw.ts';
import { aUser, goTo, openLobby, signIn, tellTabs } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';

const FORMS = {
  '/login': async () => (await import('./login-screen.tsx')).LoginScreen,
  '/register': async () => (await import('./register-screen.tsx')).RegisterScreen,
} as const;

test.each(Object.entries(FORMS))('%s leads a player on who signs in in another tab meanwhile', async (path, load) => {
  await openLobby();
  const { resumeSession } = await import('#data/player/session.ts');
  await resumeSession(undefined);
  goTo(path);
  const Form = await load();
  const place = await draw(<Form />);
  await type(place.querySelector('input'), 'jamie88');
  expect(location.pathname).toBe(path);
  localStorage.setItem('ACCESS_TOKEN', 'of another tab');
  tellTabs('ACCESS_TOKEN');
  await pass(10);
  expect(location.pathname).toBe('/lobby/home');
});

test('a sign-in of this tab leads on by itself, half a second later', async () => {
  await openLobby();
  goTo('/login');
  const { arrive } = await import('#data/sign-in/arrive.ts');
  const { LoginScreen } = await import('./login-screen.tsx');
  await draw(<LoginScreen />);
  const seen: string[] = [];
  const arrived = arrive({ user: aUser({ token: 'ours' }), go: (to) => void seen.push(to), kind: 'password' as never });
  await pass(300);
  expect([location.pathname, seen]).toEqual(['/login', []]);
  await pass(300);
  await arrived;
  expect(seen).toEqual(['/lobby/home']);
});

test('a player finds no form', async () => {
  await openLobby();
  await signIn();
  goTo('/login');
  const { LoginScreen } = await import('./login-screen.tsx');
  await draw(<LoginScreen />);
  expect(location.pathname).toBe('/lobby/home');
});
