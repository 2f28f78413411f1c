import { expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { HOT_LIMIT } from '#contract/limits.ts';
import { openApp } from '../../../../tests/kit/client/app.tsx';
import { draw, said } from '../../../../tests/kit/client/draw.ts';
import { goTo, leavePage, openLobby, signIn } from '../../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../../../../tests/kit/client/wire.ts';

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

test('what binding gives stands over the form, and nothing does where nothing is given', async () => {
  const given = exampleOf(activities.getActivityIds);
  wire.on(activities.getActivityIds, { ...given, activityMap: { 4: { coin: 2_000, betRate: 3 } } });
  const place = await openApp('/bind', { user: { mobile: '' } });
  expect(said(place, 'bind.gives')).toBe(
    'Get ₱20.00 when you link it. Bet it 3 times before you withdraw. Any game counts, no time limit.',
  );
  await leavePage();
  wire.on(activities.getActivityIds, { ...given, activityMap: {} });
  const later = await openApp('/bind', { user: { mobile: '' } });
  await pass(400);
  expect(later.querySelector('form')).not.toBeNull();
  expect(said(later, 'bind.gives')).toBeUndefined();
});
