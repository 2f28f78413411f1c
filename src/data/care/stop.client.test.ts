import { expect, test, vi } from 'vitest';
import { care } from '#contract/care.ts';
import { CLAIM, GAME, WALLET } from '#contract/errcodes.ts';
import { games } from '#contract/games.ts';
import { seasons } from '#contract/seasons.ts';
import { session } from '#contract/session.ts';
import { tickets } from '#contract/tickets.ts';
import { wallet } from '#contract/wallet.ts';
import {
  aUser,
  leavePage,
  openLobby,
  resume,
  setNavigator,
  setOnline,
  signIn,
  tellTabs,
} from '../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';
import { exampleOf, json, wire } from '../../../tests/kit/client/wire.ts';

const { excludeSelf } = care;
const { takeBreak } = games;

async function asPlayer(more: Parameters<typeof signIn>[0] = {}) {
  await openLobby();
  await signIn(more);
  return opened();
}

async function opened() {
  await import('#data/ask/late-questions.ts');
  return { ...(await import('./stop.ts')), ...(await import('../call/call.ts')) };
}

/** The same player opens the app anew: what the device keeps is all there is. */
async function reload() {
  await leavePage();
  await openLobby();
  await resume();
  return opened();
}

const ME = aUser().id;
/** The server knows whose token it is. */
const startUpOf = (id: number): object => ({
  ...exampleOf(session.getAfterLoginInfoWeb),
  appUser: { ...(exampleOf(session.getAfterLoginInfoWeb)['appUser'] as object), id },
});

const failureOf = async (calling: Promise<unknown>): Promise<unknown> =>
  ((await calling) as { failure?: unknown }).failure;

test('an exclusion that is asked for without a connection stops games, money and promotions at once', async () => {
  const { wishStop, call } = await asPlayer();
  setOnline(false);
  wishStop({ kind: 'exclusion', length: 6 });
  // Should the connection be there for these and not for the exclusion, they are refused all the same.
  expect(await failureOf(call(games.startGame, { gameId: 1 }))).toEqual({ kind: 'refused', code: GAME.selfExcluded });
  expect(await failureOf(call(wallet.recharge3, {} as never))).toEqual({
    kind: 'refused',
    code: WALLET.selfExcluded,
  });
  expect(await failureOf(call(seasons.appChristmasUserSign, {}))).toEqual({
    kind: 'refused',
    code: CLAIM.notEligible,
  });
  await settle();
  expect([games.startGame, wallet.recharge3, seasons.appChristmasUserSign].flatMap((row) => wire.asked(row))).toEqual(
    [],
  );
});

test('a time-out stops games and promotions, and lets the player take money out', async () => {
  const { wishStop, whyStopped } = await asPlayer();
  setOnline(false);
  wishStop({ kind: 'timeOut', length: 1_440 });
  expect([whyStopped(games.startGame), whyStopped(seasons.appChristmasUserSign)]).toEqual([
    GAME.onBreak,
    CLAIM.notEligible,
  ]);
  expect([whyStopped(wallet.exchange), whyStopped(wallet.recharge3)]).toEqual([undefined, undefined]);
});

test('it outlives a reload, and the server hears of it once, before what waits beside it', async () => {
  const first = await asPlayer();
  setOnline(false);
  const { askService } = await import('../tickets/tickets.ts');
  askService({ content: 'Where is it?', pictures: [], subject: 1 });
  await pass(500);
  first.wishStop({ kind: 'timeOut', length: 1_440 });
  const { stop } = await reload();
  expect(stop.value).toMatchObject({ kind: 'timeOut', length: 1_440 });
  setOnline(true);
  await pass(5_000);
  const asked = wire.asked().map(({ path }) => path);
  expect(asked.filter((path) => path === takeBreak.path)).toHaveLength(1);
  expect(asked.indexOf(takeBreak.path)).toBeLessThan(asked.indexOf(tickets.openTicket.path));
  expect(stop.value).toBeUndefined();
});

test('what is shown is asked for anew once the server has it, in every tab', async () => {
  const { wishStop } = await asPlayer();
  const { questionOf } = await import('../ask/use-answer.ts');
  const asked = () => wire.asked(wallet.tradeInfo).length;
  questionOf(wallet.tradeInfo, '{}').follow();
  await pass(2_000);
  const before = asked();
  wishStop({ kind: 'timeOut', length: 1_440 });
  await pass(2_000);
  tellTabs('stop');
  await pass(2_000);
  expect(asked()).toBe(before + 2);
});

test('one whose answer was lost is sent again under its key until the server has answered', async () => {
  const { wishStop, stop } = await asPlayer();
  wire.is('cut');
  wishStop({ kind: 'exclusion', length: 0 });
  await pass(2_000);
  expect(stop.value).toMatchObject({ kind: 'exclusion', length: 0 });
  wire.is(undefined);
  wire.on(excludeSelf, { ...exampleOf(excludeSelf), until: -1, months: 0 });
  await pass(60_000);
  const keys = wire.asked(excludeSelf).map(({ headers }) => headers.get('idempotency-key'));
  expect([new Set(keys).size, keys.length > 1]).toEqual([1, true]);
  expect([stop.value, localStorage.getItem('ACCESS_TOKEN'), localStorage.getItem('stop')]).toEqual([
    undefined,
    null,
    null,
  ]);
});

test('the next player is neither stopped nor sends it, and the one who asked does at their next login', async () => {
  const { wishStop } = await asPlayer();
  setOnline(false);
  wishStop({ kind: 'exclusion', length: 12 });
  const { leave } = await import('../sign-in/sign-out.ts');
  await leave({ keepsPassword: false });
  setOnline(true);
  wire.on(session.getAfterLoginInfoWeb, startUpOf(8));
  await signIn({ id: 8, token: 'ben-token' });
  await pass(5_000);
  const { stop, whyStopped } = await import('./stop.ts');
  expect([stop.value, whyStopped(games.startGame), wire.asked(excludeSelf)]).toEqual([undefined, undefined, []]);
  wire.on(session.getAfterLoginInfoWeb, startUpOf(ME));
  await signIn({ token: 'a-new-token' });
  await pass(5_000);
  expect(wire.asked(excludeSelf).map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer a-new-token']);
});

test('a logout is sent at the tap, while a time-out still waits for the server', async () => {
  const { wishStop } = await asPlayer();
  wire.is('refused');
  wishStop({ kind: 'timeOut', length: 1_440 });
  await settle();
  const { leave } = await import('../sign-in/sign-out.ts');
  const leaving = leave({ keepsPassword: true });
  const sent = wire.asked(session.logout).map(({ headers }) => headers.get('authorization'));
  await leaving;
  expect(sent).toEqual(['Bearer a-token']);
});

test('a wish can be made longer and never shorter', async () => {
  const { wishStop, stop } = await asPlayer();
  setOnline(false);
  wishStop({ kind: 'timeOut', length: 7 * 1_440 });
  wishStop({ kind: 'timeOut', length: 1_440 });
  expect(stop.value).toMatchObject({ length: 7 * 1_440 });
  wishStop({ kind: 'exclusion', length: 0 });
  wishStop({ kind: 'exclusion', length: 60 });
  expect(stop.value).toMatchObject({ kind: 'exclusion', length: 0 });
});

test('one whose time is over without a connection is forgotten, and is not sent', async () => {
  const { wishStop } = await asPlayer();
  setOnline(false);
  wishStop({ kind: 'timeOut', length: 15 });
  await pass(16 * 60_000);
  const { stop } = await reload();
  setOnline(true);
  await pass(5_000);
  expect([stop.value, wire.asked(takeBreak)]).toEqual([undefined, []]);
});

test('a game that is launched meanwhile says until when it stays closed, from this phone', async () => {
  const { wishStop } = await asPlayer();
  setOnline(false);
  wishStop({ kind: 'timeOut', length: 1_440 });
  const { call } = await import('../call/call.ts');
  expect(await failureOf(call(games.startGame, { gameId: 1 }))).toEqual({ kind: 'refused', code: GAME.onBreak });
});

test('the service worker is told of a wish, for when this page is gone, and that it has arrived', async () => {
  const told: { kind: string; stop?: object }[] = [];
  const controller = { postMessage: (message: (typeof told)[number]) => told.push(message) };
  setNavigator({ serviceWorker: { controller } });
  const { wishStop } = await asPlayer();
  setOnline(false);
  wishStop({ kind: 'exclusion', length: 6 });
  await settle();
  const stops = () => told.filter(({ kind }) => kind === 'keep-stop').map(({ stop }) => stop);
  expect(stops()).toMatchObject([{ kind: 'exclusion', length: 6, of: expect.any(String) as string }]);
  setOnline(true);
  await pass(2_000);
  expect(stops().at(-1)).toBeUndefined();
});

test.each([
  ['2026-08-31', '2027-02-28'],
  ['2026-07-10', '2027-01-10'],
])('six months from %s end with %s', async (from, until) => {
  const { wishStop, stop } = await asPlayer();
  vi.setSystemTime(new Date(`${from}T04:00:00Z`));
  setOnline(false);
  wishStop({ kind: 'exclusion', length: 6 });
  expect(new Date(stop.value?.until ?? 0).toISOString()).toBe(`${until}T04:00:00.000Z`);
});

test('one that the server does not understand goes on stopping play, and is sent again by the next visit alone', async () => {
  const { wishStop, stop } = await asPlayer();
  wire.on(takeBreak, json({ code: 404, errcode: 404 }, 404));
  wishStop({ kind: 'timeOut', length: 1_440 });
  await pass(10 * 60_000, 50);
  const tries = wire.asked(takeBreak).length;
  await pass(10 * 60_000, 50);
  expect([wire.asked(takeBreak).length - tries, stop.value?.kind]).toEqual([0, 'timeOut']);
  await reload();
  await pass(5_000);
  expect(wire.asked(takeBreak).length).toBeGreaterThan(tries);
});

test('from the moment it is sent it is known that it may have arrived', async () => {
  const { wishStop, stop } = await asPlayer();
  wire.on(takeBreak, 'cut');
  wishStop({ kind: 'timeOut', length: 1_440 });
  await pass(2_000);
  expect(stop.value?.sentAt).toBeGreaterThan(0);
});

test('what was said of an earlier time-out is not said of the next', async () => {
  const { wishStop } = await asPlayer();
  const { heardStop } = await import('./send-stop.ts');
  wishStop({ kind: 'timeOut', length: 60 });
  await pass(2_000);
  expect(heardStop.value?.kind).toBe('timeOut');
  setOnline(false);
  wishStop({ kind: 'timeOut', length: 1_440 });
  expect(heardStop.value).toBeUndefined();
});
