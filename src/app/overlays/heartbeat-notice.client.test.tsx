import { expect, test } from 'vitest';
import { draw, seenText, tap } from '../../../tests/kit/client/draw.ts';

test.each([
  ['maintenance', 'System Maintenance'],
  [
    'rest',
    'Arrange your game time reasonably, enjoy a healthy life, and it is recommended that you take a proper rest.',
  ],
  ['daily', 'The daily betting limit has been exceeded and you cannot enter the game.'],
  ['weekly', 'The weekly betting limit has been exceeded and you cannot enter the game.'],
  ['monthly', 'The monthly betting limit has been exceeded and you cannot enter the game.'],
] as const)(
  '[ERR-08, ERR-09, ERR-10, ERR-11] the notice of %s has the title Tips and its own words',
  async (notice, words) => {
    const { heartbeatNotice } = await import('#data/player/heartbeat.ts');
    heartbeatNotice.value = notice;
    const { HeartbeatNotice } = await import('./heartbeat-notice.tsx');
    const place = await draw(<HeartbeatNotice />);
    expect([seenText(place.querySelector('h2')!), seenText(place.querySelector('p')!)]).toEqual(['Tips', words]);
    await tap(Array.from(place.querySelectorAll('button')).at(-1));
    expect(heartbeatNotice.value).toBeUndefined();
  },
);
