import { expect, test } from 'vitest';
import { session } from '#contract/session.ts';
import { signIn } from '../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';
import { json, refusal, signedOut, wire } from '../../../tests/kit/client/wire.ts';

const { refreshData } = session;
const SIX = { coin: 5, lottery: 6, vip: 7, vipExp: 8, userLevel: 9, bet: 10 };

async function open() {
  await signIn();
  return { ...(await import('./balance.ts')), ...(await import('../player/session.ts')) };
}

test('[STATE-10, CALL-18] a refresh brings coin, lottery, VIP, its points, level and bets, and since when they are known', async () => {
  const { balance, player } = await open();
  wire.on(refreshData, { code: 200, errcode: 0, ...SIX });
  await pass(60_000);
  expect(await balance.refresh()).toEqual({ kind: 'done' });
  await settle();
  expect(player.value).toMatchObject({ user: { ...SIX, account: 'maria88' }, savedAt: Date.now() });
  expect(wire.asked(refreshData)[0]?.headers.get('public')).toBe('true');
});

test('[STATE-09] between two questions there are five seconds', async () => {
  const { balance } = await open();
  expect((await balance.refresh()).kind).toBe('done');
  await pass(4_900);
  expect((await balance.refresh()).kind).toBe('ignored');
  await pass(200);
  expect((await balance.refresh()).kind).toBe('done');
  expect(wire.asked(refreshData)).toHaveLength(2);
});

test('while one is under way another is ignored, and money that has moved is asked about after it', async () => {
  const { balance } = await open();
  const answer = wire.later();
  wire.on(refreshData, () => answer.reply);
  const first = balance.refresh();
  expect((await balance.refresh()).kind).toBe('ignored');
  const moved = balance.refreshMoved();
  await settle();
  expect(wire.asked(refreshData)).toHaveLength(1);
  answer.arrives({ code: 200, errcode: 0, ...SIX });
  expect([(await first).kind, (await moved).kind]).toEqual(['done', 'done']);
  expect(wire.asked(refreshData)).toHaveLength(2);
});

test('a deposit that comes while an earlier question is lost on a dead connection shows as soon as the connection is back', async () => {
  const { balance, player } = await open();
  const { noteCall } = await import('../call/connection.ts');
  wire.is('dead');
  void balance.refresh();
  await pass(4_000);
  wire.is(undefined);
  wire.on(refreshData, { code: 200, errcode: 0, ...SIX });
  void balance.refreshMoved();
  // Another call gets through.
  noteCall('good', performance.now());
  await settle();
  expect(player.value?.user.coin).toBe(SIX.coin);
});

test('what a change has brought meanwhile does not give way to an answer from before it', async () => {
  const { balance, player, mergePlayer } = await open();
  const late = wire.later();
  const replies = [late.reply, { code: 200, errcode: 0, ...SIX, nickname: 'New' }];
  wire.on(refreshData, () => replies.shift());
  const refresh = balance.refresh();
  await mergePlayer({ nickname: 'New' });
  late.arrives({ code: 200, errcode: 0, ...SIX, nickname: 'Old' });
  expect((await refresh).kind).toBe('done');
  await settle();
  expect([player.value?.user.nickname, wire.asked(refreshData).length]).toEqual(['New', 2]);
});

test('a guest asks for none', async () => {
  const { balance } = await import('./balance.ts');
  expect([await balance.refresh(), wire.asked()]).toEqual([{ kind: 'ignored' }, []]);
});

test.each([
  ['a 401', signedOut, [false, 'expired']],
  ['another code', { code: 500 }, [false, 'over']],
  ['a refusal', refusal(1018), [true, undefined]],
  ['a server that fails', json({ code: 500 }, 500), [true, undefined]],
  ['a line that breaks', 'refused', [true, undefined]],
] as const)(
  '[STATE-11, STATE-12] a refresh meets %s: the session, and whether it leads to sign-in',
  async (_name, reply, end) => {
    const { balance, isSignedIn, endedSession, player } = await open();
    wire.on(refreshData, reply);
    expect((await balance.refresh()).kind).toBe('failed');
    await settle();
    expect([isSignedIn.value, endedSession.value]).toEqual(end);
    if (isSignedIn.value) expect(player.value?.user.coin).toBe(128_450);
    expect(wire.asked(refreshData)).toHaveLength(1);
  },
);
