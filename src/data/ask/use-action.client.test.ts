import { expect, test } from 'vitest';
import { account } from '#contract/account.ts';
import { activities } from '#contract/activities.ts';
import { CLAIM as REFUSED } from '#contract/errcodes.ts';
import { mail } from '#contract/mail.ts';
import { session } from '#contract/session.ts';
import { wallet } from '#contract/wallet.ts';
import { drawHook } from '../../../tests/kit/client/draw.ts';
import { openLobby, setOnline, signIn, tellTabs } from '../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';
import { exampleOf, refusal, requestOf, wire } from '../../../tests/kit/client/wire.ts';

const CLAIM = activities.bankruptBonus;

async function begin() {
  await openLobby();
  await signIn();
  const { useAction } = await import('./use-action.ts');
  return drawHook(() => useAction(CLAIM));
}

test('while an earlier call about money is asked about, no other is sent', async () => {
  const action = await begin();
  wire.on(CLAIM, 'refused');
  const { moveMoney } = await import('../money/asked.ts');
  await moveMoney(CLAIM, {});
  const { isChecking } = await import('../money/asked.ts');
  expect(isChecking.value).toBe(true);
  const before = wire.asked(CLAIM).length;
  expect(await action.value.run(() => ({}), 'another')).toBeUndefined();
  expect(wire.asked(CLAIM)).toHaveLength(before);
});

test('as long as a call is under way the page is not loaded anew', async () => {
  const action = await begin();
  const { isReloadHeld } = await import('../app/reload-holds.ts');
  const { reply, arrives } = wire.later();
  wire.on(CLAIM, () => reply);
  void action.value.run(() => ({}), 'a claim');
  await settle();
  expect(isReloadHeld.value).toBe(true);
  arrives(exampleOf(CLAIM));
  await pass(100);
  expect(isReloadHeld.value).toBe(false);
});

test('that nothing was sent for want of a connection is not said any longer once it is back', async () => {
  const action = await begin();
  setOnline(false);
  await action.value.run(() => ({}), 'a claim');
  await pass(100);
  expect(action.value.failure?.kind).toBe('offline');
  setOnline(true);
  const { balance } = await import('../money/balance.ts');
  await balance.refreshMoved();
  await pass(100);
  expect(action.value.failure).toBeUndefined();
});

test('that nothing was sent to a server that did not answer is not said any longer once it answers', async () => {
  const action = await begin();
  const { lobbyKeeper } = await import('../lobby/lobby.ts');
  wire.is('dead');
  void lobbyKeeper.refresh();
  await pass(20_000);
  await action.value.run(() => ({}), 'a claim');
  await pass(100);
  expect(action.value.failure?.kind).toBe('unsent');
  wire.is(undefined);
  await pass(15_000);
  expect(action.value.failure).toBeUndefined();
});

test('why the server has said no stays, however the connection goes', async () => {
  const action = await begin();
  wire.on(CLAIM, refusal(REFUSED.received));
  await action.value.run(() => ({}), 'a claim');
  setOnline(false);
  await pass(100);
  setOnline(true);
  await pass(10_000);
  expect(action.value.failure?.kind).toBe('refused');
});

test('a tap that has sent nothing after all is no reason to take the next one for the same', async () => {
  const action = await begin();
  await action.value.run(async () => undefined, 'a claim');
  await action.value.run(() => ({}), 'a claim');
  await action.value.run(() => ({}), 'a claim');
  expect(wire.asked(CLAIM)).toHaveLength(1);
});

const CHANGE = account.updateProfile;

/** A player's change, sent on a connection that has died. */
async function changeOnDeadConnection() {
  await openLobby();
  await signIn();
  const { useAction } = await import('./use-action.ts');
  const action = await drawHook(() => useAction(CHANGE));
  wire.on(CHANGE, 'dead');
  void action.value.run(() => ({ nickname: 'Maria' }), 'Maria');
  await pass(5_000);
  return action;
}

test('a change that waits on a dead connection is sent again under its key once there is one, and ends with that answer', async () => {
  const action = await changeOnDeadConnection();
  expect([action.value.isPending, wire.asked(CHANGE).length]).toEqual([true, 1]);
  wire.on(CHANGE, exampleOf(CHANGE));
  const { balance } = await import('../money/balance.ts');
  await balance.refreshMoved();
  await pass(500);
  const keys = wire.asked(CHANGE).map(({ headers }) => headers.get('idempotency-key'));
  expect([action.value.isPending, action.value.failure, keys.length, new Set(keys).size]).toEqual([
    false,
    undefined,
    2,
    1,
  ]);
});

test.each(['in this tab', 'in another tab'])(
  'a change that waits is not sent again in the name of the next player, who has logged in %s',
  async (where) => {
    await changeOnDeadConnection();
    if (where === 'in this tab') await signIn({ id: 8, token: 'of-the-next' });
    else {
      localStorage.setItem('ACCESS_TOKEN', 'of-the-next');
      tellTabs('ACCESS_TOKEN');
    }
    wire.on(CHANGE, exampleOf(CHANGE));
    const { balance } = await import('../money/balance.ts');
    await balance.refreshMoved();
    const { isReachable } = await import('../call/connection.ts');
    await pass(500);
    expect([isReachable.value, wire.asked(CHANGE).length]).toEqual([true, 1]);
  },
);

test('a login is sent once, because a second one would end the session of the first', async () => {
  await openLobby();
  const { useAction } = await import('./use-action.ts');
  const login = await drawHook(() => useAction(session.accountLogin));
  wire.on(session.accountLogin, 'dead');
  void login.value.run(() => requestOf(session.accountLogin), 'Maria');
  await pass(5_000);
  const { lobbyKeeper } = await import('../lobby/lobby.ts');
  await lobbyKeeper.refresh();
  const { isReachable } = await import('../call/connection.ts');
  await pass(500);
  expect([isReachable.value, wire.asked(session.accountLogin).length]).toEqual([true, 1]);
});

test('a login that a dead connection has swallowed may be tapped again soon after the connection is back, and not a minute later', async () => {
  await openLobby();
  const { useAction } = await import('./use-action.ts');
  const { call } = await import('../call/call.ts');
  const login = await drawHook(() => useAction(session.accountLogin));
  wire.is('dead');
  void login.value.run(() => requestOf(session.accountLogin), 'a login');
  await pass(4_000);
  wire.is(undefined);
  // Another call gets through.
  await call(session.smsSend, requestOf(session.smsSend));
  await pass(4_000);
  expect(login.value.isPending).toBe(true);
  await pass(2_000);
  expect([login.value.isPending, login.value.failure]).toEqual([false, { kind: 'unanswered' }]);
  expect(wire.asked(session.accountLogin)).toHaveLength(1);
});

test('a failure of the connection that is known after it is back does not say that there is none', async () => {
  await openLobby();
  const { useFailed } = await import('./use-action.ts');
  const failed = await drawHook(() => useFailed());
  failed.value[1]({ failure: { kind: 'offline' } });
  await settle();
  expect(failed.value[0]?.failure.kind).toBe('unanswered');
});

test('what the server has refused is another wish when it is asked for again', async () => {
  await openLobby();
  await signIn();
  const { useAction } = await import('./use-action.ts');
  const action = await drawHook(() => useAction(CHANGE));
  wire.on(CHANGE, refusal(1));
  for (const _time of [1, 2]) {
    await action.value.run(() => ({ nickname: 'Maria' }), 'Maria');
    await pass(400);
  }
  const keys = wire.asked(CHANGE).map(({ headers }) => headers.get('idempotency-key'));
  expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
});

test('however often the connection breaks and is back, a change that waits is under way twice at most', async () => {
  await openLobby();
  await signIn();
  const { useAction } = await import('./use-action.ts');
  const { noteCall } = await import('../call/connection.ts');
  const action = await drawHook(() => useAction(CHANGE));
  wire.on(CHANGE, 'dead');
  void action.value.run(() => ({ nickname: 'Maria' }), 'Maria');
  for (const _gap of [1, 2, 3]) {
    noteCall('silent', performance.now());
    await pass(500);
    noteCall('good', performance.now());
    await pass(500);
  }
  expect(wire.asked(CHANGE)).toHaveLength(2);
});

test('of money that is asked about nothing says that it can be moved later', async () => {
  await openLobby();
  await signIn();
  const { useMoneyAction, useMoneyWait } = await import('./use-action.ts');
  const words = { noConnection: 'no connection', noAnswer: 'no answer yet' };
  const sheet = await drawHook(() => useMoneyAction(wallet.cancelOrder, words));
  const button = await drawHook(() => useMoneyWait(words.noConnection));
  wire.on(wallet.cancelOrder, 'refused');
  void sheet.value.run(() => ({ orderId: 'PW-1' }), 'PW-1');
  await pass(400);
  setOnline(false);
  await settle();
  expect([sheet.value.note, button.value]).toEqual([
    'no answer yet',
    { note: undefined, isChecking: true, mustWait: true },
  ]);
});

test('what a claim has given is told while the question about the dots is still on its way', async () => {
  const action = await begin();
  const { useAnswer } = await import('./use-answer.ts');
  await drawHook(() => useAnswer(mail.hasMailUnread, {}));
  await pass(400);
  const before = wire.asked(mail.hasMailUnread).length;
  wire.on(mail.hasMailUnread, 'dead');
  let given: unknown;
  void action.value.run(() => ({}), 'a claim').then((answer) => (given = answer));
  await pass(400);
  expect([wire.asked(mail.hasMailUnread).length - before, given !== undefined]).toEqual([1, true]);
});
