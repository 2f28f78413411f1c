import { expect, test } from 'vitest';
import { session } from '#contract/session.ts';
import { openPainted, sheetsOf, visit } from '../../../tests/kit/client/app.tsx';
import { draw, seenText, tap } from '../../../tests/kit/client/draw.ts';
import { goTo, signIn } from '../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';
import { wire } from '../../../tests/kit/client/wire.ts';

test.each([
  ['maintenance', { maintenance: { status: 1 } }, 'System Maintenance'],
  [
    'rest',
    { gamingDurationLimit: 1 },
    'Arrange your game time reasonably, enjoy a healthy life, and it is recommended that you take a proper rest.',
  ],
  ['daily', { dailyBetLimit: 1 }, 'The daily betting limit has been exceeded and you cannot enter the game.'],
  ['weekly', { weeklyBetLimit: 1 }, 'The weekly betting limit has been exceeded and you cannot enter the game.'],
  ['monthly', { monthlyBetLimit: 1 }, 'The monthly betting limit has been exceeded and you cannot enter the game.'],
] as const)(
  '[ERR-08, ERR-09, ERR-10, ERR-11] the notice of %s has the title Tips and its own words',
  async (notice, said, words) => {
    wire.on(session.online, { code: 200, errcode: 0, ...said });
    goTo('/start?gameId=1001');
    await signIn();
    const { heartbeat } = await import('#data/player/heartbeat.ts');
    heartbeat.keepBeating();
    await settle();
    expect(heartbeat.notice.value).toBe(notice);
    const { HeartbeatNotice } = await import('./heartbeat-notice.tsx');
    const place = await draw(<HeartbeatNotice />);
    expect([seenText(place.querySelector('h2')!), seenText(place.querySelector('p')!)]).toEqual(['Tips', words]);
    await tap(Array.from(place.querySelectorAll('button')).at(-1));
    expect(heartbeat.notice.value).toBeUndefined();
  },
);

test('the notice of maintenance does not lie over what the operator says on its screen', async () => {
  wire.on(session.online, { code: 200, errcode: 0, maintenance: { status: 1 } });
  const place = await openPainted('/lobby/home', { config: { appNoticeConfigList: [] }, user: {} });
  (await import('#data/player/heartbeat.ts')).heartbeat.keepBeating();
  await pass(1_000);
  expect(sheetsOf(place)).toEqual(['Tips']);
  await visit('/maintenance');
  expect(sheetsOf(place)).toEqual([]);
  await visit('/lobby/notice');
  expect(sheetsOf(place)).toEqual([]);
});
