import { expect, test } from 'vitest';
import { HOT_LIMIT } from '#contract/limits.ts';
import { draw } from '../../../../tests/kit/client/draw.ts';
import { goTo, leavePage, openLobby, signIn } from '../../../../tests/kit/client/page.ts';
import { settle } from '../../../../tests/kit/client/turns.ts';

test.each([
  ['', true],
  ['9171234567', false],
])('a phone is asked for only once it is known that the player has none (%o: %s)', async (mobile, isAsked) => {
  await openLobby();
  await signIn({ mobile });
  await leavePage();
  const { lobbyKeeper } = await import('#data/lobby/lobby.ts');
  const { watch } = await import('#data/lobby/stored.ts');
  await lobbyKeeper.start();
  watch('lobby', { hotLimit: HOT_LIMIT });
  await settle();
  goTo('/bind');
  const { BindScreen } = await import('./bind-screen.tsx');
  const place = await draw(<BindScreen />);
  expect(place.querySelector('form')).toBeNull();
  const { keepSession } = await import('#data/player/session.ts');
  await keepSession();
  await settle();
  expect(place.querySelector('form') !== null).toBe(isAsked);
  expect(place.textContent?.includes('917****567')).toBe(!isAsked);
});
