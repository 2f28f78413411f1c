import { beforeEach, expect, test, vi } from 'vitest';
import { care } from '#contract/care.ts';
import { games } from '#contract/games.ts';
import type { StopToSend } from '#contract/messages.ts';
import { markOf } from '#shared/mark-of.ts';
import { json, signedOut, wire } from '../../tests/kit/client/wire.ts';

const { excludeSelf } = care;
const ANA = 7;
const WISH: StopToSend = {
  kind: 'exclusion',
  length: 6,
  key: 'a-key',
  of: markOf(String(ANA)),
  until: Date.parse('2027-05-22'),
};

/** The pages that are open. */
let pages: object[] = [];
beforeEach(() => {
  pages = [];
  vi.stubGlobal('clients', { matchAll: async () => pages });
});

/** The page has gone with this wish unsent, while this player was logged in. */
async function left(stop: StopToSend | undefined, playerId: number | null = ANA) {
  const { drainStop, keepStop } = await import('./drain-stop.ts');
  const { deviceDatabase } = await import('./device-database.ts');
  const db = deviceDatabase();
  if (playerId !== null) await db.session.put({ id: 'current', token: 'a-token', playerId });
  await keepStop(stop);
  const lost: string[] = [];
  const onLostSession = async (token: string) => void lost.push(token);
  return {
    lost,
    drain: (isTimely = true) => drainStop({ isTimely, onLostSession }),
    isKept: async () => (await db.prefs.get('stop')) !== undefined,
  };
}

test.each([
  [WISH, excludeSelf, { months: 6 }],
  [{ ...WISH, kind: 'timeOut', length: 1_440 } as const, games.takeBreak, { minutes: 1_440 }],
])('what a page has left is sent once, in its player’s name and under its key', async (wish, row, body) => {
  const { drain, isKept } = await left(wish);
  expect([await drain(), await isKept(), await drain()]).toEqual(['done', false, 'done']);
  const sent = wire.asked(row);
  expect(sent.map((asked) => asked.body)).toEqual([body]);
  expect([sent[0]?.headers.get('authorization'), sent[0]?.headers.get('idempotency-key')]).toEqual([
    'Bearer a-token',
    'a-key',
  ]);
});

test.each([
  ['of another player', WISH, 8],
  ['while nobody is logged in', WISH, null],
  ['whose time is over', { ...WISH, until: 1 }, ANA],
  ['that is none', undefined, ANA],
])('one %s is not sent', async (_what, wish, playerId) => {
  const { drain } = await left(wish, playerId);
  expect([await drain(), wire.asked(excludeSelf)]).toEqual(['done', []]);
});

test('while the server cannot be reached it waits, and a server that asks for time is left alone', async () => {
  wire.is('refused');
  const { drain, isKept } = await left(WISH);
  expect([await drain(), await isKept(), wire.asked(excludeSelf).length]).toEqual(['unfinished', true, 1]);
  wire.is(
    new Response('{"code":503,"errcode":9009,"message":""}', {
      status: 503,
      headers: { 'content-type': 'application/json', 'retry-after': '600' },
    }),
  );
  expect([await drain(), await drain(), wire.asked(excludeSelf).length]).toEqual(['unfinished', 'unfinished', 2]);
});

test('a page that is looked at sends its own; one in the background may be asleep', async () => {
  const { drain, isKept } = await left(WISH);
  pages = [{ visibilityState: 'hidden' }, { visibilityState: 'visible' }];
  expect([await drain(), await isKept(), wire.asked(excludeSelf)]).toEqual(['unfinished', true, []]);
  pages = [{ visibilityState: 'hidden' }];
  expect([await drain(), wire.asked(excludeSelf).length]).toEqual(['done', 1]);
});

test('a session that is over is told to the pages, and the wish waits for none of this program’s doing', async () => {
  wire.on(excludeSelf, json(signedOut));
  const { drain, lost } = await left(WISH);
  expect([await drain(), lost]).toEqual(['done', ['a-token']]);
});

test('a longer wish that a page leaves meanwhile is not lost with the shorter one', async () => {
  const { drain, isKept } = await left(WISH);
  const { keepStop } = await import('./drain-stop.ts');
  const longer = { ...WISH, length: 12, key: 'a-later-key' };
  wire.on(excludeSelf, async ({ body }) => {
    if (body['months'] === 6) await keepStop(longer);
    return { code: 200, errcode: 0 };
  });
  expect(await drain()).toBe('done');
  expect(wire.asked(excludeSelf).map(({ body }) => body['months'])).toEqual([6, 12]);
  expect(await isKept()).toBe(false);
});
