import { beforeEach, expect, test, vi } from 'vitest';
import { activities } from '#contract/activities.ts';
import { PROTOCOL_ERRORS } from '#contract/protocol-errors.ts';
import { games } from '#contract/games.ts';
import { session } from '#contract/session.ts';
import { signIn } from '../../../tests/kit/client/page.ts';
import { pass } from '../../../tests/kit/client/turns.ts';
import { wire } from '../../../tests/kit/client/wire.ts';

const { busy } = PROTOCOL_ERRORS;

const turnedAway = (seconds: number): Response =>
  Response.json(
    { code: busy.status, errcode: busy.errcode },
    { status: busy.status, headers: { 'retry-after': String(seconds) } },
  );

const sent = (): number => wire.asked(session.online).length;

beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));

async function beat() {
  const [{ call }, { isReachable }] = [await import('./call.ts'), await import('./connection.ts')];
  return { ended: call(session.online, {}), isReachable };
}

test('a call that finds no place is sent again when the server says, and not before', async () => {
  wire.on(session.online, turnedAway(2));
  const { ended } = await beat();
  await pass(1_990);
  expect(sent()).toBe(1);
  wire.on(session.online, { code: 200, errcode: 0 });
  await pass(10);
  expect([(await ended).ok, sent()]).toEqual([true, 2]);
});

test('after three tries it is a failure, and the server is there all the same, also while it is waited for', async () => {
  wire.on(session.online, turnedAway(5));
  const { ended, isReachable } = await beat();
  await pass(9_000);
  expect([sent(), isReachable.value]).toEqual([2, true]);
  await pass(60_000);
  expect(await ended).toEqual({ ok: false, failure: { kind: 'broken', detail: 'HTTP 429' } });
  expect([sent(), isReachable.value]).toEqual([3, true]);
});

test('no server holds a call back for longer than ten seconds', async () => {
  wire.on(session.online, turnedAway(86_400));
  await beat();
  await pass(10_000);
  expect(sent()).toBe(2);
});

test('what one player has asked for is never sent again in the name of the next', async () => {
  await signIn();
  const { call } = await import('./call.ts');
  wire.on(games.gameLike, turnedAway(5));
  const ended = call(games.gameLike, { id: 1001, like: 1 });
  await pass(1_000);
  await signIn({ id: 8, token: 'another-token' });
  await pass(60_000);
  expect(await ended).toEqual({ ok: false, failure: { kind: 'stale' } });
  expect(wire.asked(games.gameLike).map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer a-token']);
});

test('a call that moves money is sent once', async () => {
  wire.on(activities.bankruptBonus, turnedAway(2));
  const { call } = await import('./call.ts');
  const ended = call(activities.bankruptBonus, {});
  await pass(60_000);
  expect([(await ended).ok, wire.asked(activities.bankruptBonus).length]).toEqual([false, 1]);
});

test('the page of a proxy on the way is not the server asking for time', async () => {
  wire.on(session.online, new Response('<h1>Slow down</h1>', { status: busy.status }));
  const { ended, isReachable } = await beat();
  await pass(60_000);
  expect([(await ended).ok, sent(), isReachable.value]).toEqual([false, 1, false]);
});
