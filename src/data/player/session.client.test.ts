import { Dexie } from 'dexie';
import { expect, test, vi } from 'vitest';
import { config } from '#contract/config.ts';
import { games } from '#contract/games.ts';
import { session } from '#contract/session.ts';
import { aUser, leavePage, openLobby, signIn, tellTabs } from '../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';
import { exampleOf, json, refusal, signedOut, wire } from '../../../tests/kit/client/wire.ts';

const { getAfterLoginInfoWeb: asPlayer } = session;
const { appConfig: asGuest } = config;

/** A new visit with the token of an earlier one. */
async function comeBack(changes: Parameters<typeof signIn>[0] = {}) {
  await signIn(changes);
  await leavePage();
  wire.on(asPlayer, { ...exampleOf(asPlayer), appUser: aUser() });
  const page = await import('./session.ts');
  await page.resumeSession(undefined);
  return page;
}

const calls = (): string[] => wire.asked().map(({ path }) => path.split('/').at(-1) ?? '');

test('[STATE-01, STATE-04, CALL-19, CALL-20, CALL-21] a start with a token asks as the player, and stores what it brings', async () => {
  const { player } = await comeBack();
  await openLobby();
  expect(calls()).toEqual(['getAfterLoginInfoWeb']);
  expect(wire.asked(asPlayer)[0]?.body).toMatchObject({
    gameListVersion: '',
    version: '1.0.28',
    os: 'Android 14',
    deviceModel: 'Pixel 7',
  });
  expect(player.value?.user).toMatchObject({ account: 'maria88', coin: 128_450 });
  const { currentStore } = await import('../lobby/stored.ts');
  expect([currentStore().keeps, await currentStore().gameListVersion()]).toEqual([true, '42']);
  await leavePage();
  await comeBack();
  await openLobby();
  expect(wire.asked(asPlayer).at(-1)?.body).toMatchObject({ gameListVersion: '42' });
});

test('[WALLET-25] accounts merge by their bank: one at a known bank takes its place, another is added', async () => {
  await openLobby();
  const bank = (bankId: number, cardNum: string) => ({ bankId, bankName: '', accountName: 'Ana', cardNum });
  await signIn({ appUserBankList: [bank(4, '•• 1'), bank(5, '•• 2')] as never });
  const { mergePlayer, player } = await import('./session.ts');
  await mergePlayer({ appUserBankList: [bank(5, '•• 3'), bank(9, '•• 4')] } as never);
  await settle();
  const told = player.value?.user.appUserBankList.map(({ bankId, cardNum }) => [bankId, cardNum]);
  expect(told).toEqual([
    [4, '•• 1'],
    [5, '•• 3'],
    [9, '•• 4'],
  ]);
});

test('[STATE-03, CALL-22] a start without a token asks for the anonymous configuration', async () => {
  await openLobby();
  expect(calls()).toEqual(['appConfig']);
  expect(wire.asked(asGuest)[0]?.body).toMatchObject({ gameListVersion: '' });
});

const STAYS = { isSignedIn: true, asks: ['getAfterLoginInfoWeb'] };
const GOES_ON_AS_GUEST = { isSignedIn: false, asks: ['getAfterLoginInfoWeb', 'appConfig'] };

test.each([
  ['a session that is over', signedOut, GOES_ON_AS_GUEST],
  ['a player who is disabled', refusal(101), GOES_ON_AS_GUEST],
  ['another code of the server’s own', { code: 500 }, GOES_ON_AS_GUEST],
  // Maintenance signs nobody out, and the guest's answer tells of it.
  ['maintenance', refusal(1050), { ...GOES_ON_AS_GUEST, isSignedIn: true }],
  ['a server that fails', json({ code: 500, errcode: 9006 }, 500), STAYS],
  ['a line that breaks', 'refused', STAYS],
] as const)(
  '[STATE-02] a start with a token meets %s, and from where a guest may be it leads nowhere',
  async (_name, reply, { isSignedIn, asks }) => {
    const page = await comeBack();
    wire.on(asPlayer, reply);
    await openLobby();
    expect(page.isSignedIn.value).toBe(isSignedIn);
    expect(calls().slice(0, asks.length)).toEqual(asks);
    expect(localStorage.getItem('ACCESS_TOKEN')).toBe(isSignedIn ? 'a-token' : null);
    expect(page.endedSession.value).toBe(isSignedIn ? undefined : 'over');
  },
);

test('[GUARD-04] a 401 on a player’s call ends the session and leads to sign-in', async () => {
  await signIn();
  const { call } = await import('../call/call.ts');
  const { endedSession, isSignedIn } = await import('./session.ts');
  wire.on(games.startGame, signedOut);
  await call(games.startGame, { gameId: 1001 });
  await settle();
  expect([isSignedIn.value, endedSession.value, localStorage.getItem('ACCESS_TOKEN')]).toEqual([
    false,
    'expired',
    null,
  ]);
});

test('[GUARD-05] a 401 on a call with the Public header ends nothing', async () => {
  await signIn();
  const { call } = await import('../call/call.ts');
  const { mail } = await import('#contract/mail.ts');
  const { isSignedIn } = await import('./session.ts');
  wire.on(mail.hasMailUnread, signedOut);
  await call(mail.hasMailUnread, {});
  await settle();
  expect([wire.asked(mail.hasMailUnread)[0]?.headers.get('public'), isSignedIn.value]).toEqual(['true', true]);
});

test('[AUTH-07] what sign-in tells of the player is there in the next visit: bank, likes, history, code, activities', async () => {
  const { player, keepSession } = await comeBack({ password: 'sealed' });
  await keepSession();
  await settle();
  const { token: _token, password: _password, ...told } = aUser();
  expect(player.value?.user).toMatchObject({ ...told, token: '', password: '' });
  expect(Object.keys(told)).toEqual(
    expect.arrayContaining(['appUserBankList', 'appGameDataUser', 'inviteCode', 'activityIds']),
  );
});

test('[AUTH-13] a sign-out clears what is kept and what this tab holds', async () => {
  await signIn();
  sessionStorage.setItem('drafts', '{"bind":{"mobile":"9170000088"}}');
  sessionStorage.setItem('adParameters', '{"pid":"77"}');
  const { leftGame } = await import('../play/left-game.ts');
  leftGame.notePlaying(1003);
  const { rememberReturn, returnFor } = await import('../sign-in/return-to.ts');
  rememberReturn('/lobby/email', undefined);
  const { leave } = await import('../sign-in/sign-out.ts');
  const { endedSession, player } = await import('./session.ts');
  await leave({ keepsPassword: true });
  await settle();
  expect((await Dexie.getDatabaseNames()).filter((name) => name.includes('-u-'))).toEqual([]);
  expect([player.value, endedSession.value, returnFor('maria88')]).toEqual([undefined, 'left', undefined]);
  expect(Object.keys(sessionStorage)).toEqual(['adParameters']);
  const kept = ['ACCESS_TOKEN', 'owner', 'firstScreen', 'playing'].map((name) => localStorage.getItem(name));
  expect(kept).toEqual([null, null, null, null]);
});

test('another tab’s sign-out takes the player off this one, and what was typed here', async () => {
  await signIn();
  sessionStorage.setItem('drafts', '{"bind":{"mobile":"9170000088"}}');
  const { endedSession, isSignedIn, player } = await import('./session.ts');
  localStorage.removeItem('ACCESS_TOKEN');
  tellTabs('ACCESS_TOKEN');
  expect([isSignedIn.value, player.value, endedSession.value]).toEqual([false, undefined, 'elsewhere']);
  expect(sessionStorage.getItem('drafts')).toBeNull();
});

test('another tab’s sign-in as another player leaves nothing of the player before', async () => {
  const { endedSession, isSignedIn, keepSession, player } = await comeBack();
  await keepSession();
  await settle();
  expect(player.value?.user.account).toBe('maria88');
  localStorage.setItem('ACCESS_TOKEN', 'another-token');
  tellTabs('ACCESS_TOKEN');
  expect([isSignedIn.value, player.value, endedSession.value]).toEqual([true, undefined, undefined]);
  await settle();
  expect(player.value).toBeUndefined();
});

test.each(['opens', 'is written to'] as const)(
  'a player whose store %s while another tab logs in another player is not shown to that one',
  async (when) => {
    const { player, renewPlayer } = await comeBack();
    const stores = await (await import('./wipe.ts')).playerStores();
    const { openPlayerStore } = stores;
    const logInElsewhere = () => {
      localStorage.setItem('ACCESS_TOKEN', 'another-token');
      tellTabs('ACCESS_TOKEN');
    };
    vi.spyOn(stores, 'openPlayerStore').mockImplementationOnce(async (id) => {
      const store = await openPlayerStore(id);
      if (when === 'opens') logInElsewhere();
      const saveUser = store.saveUser.bind(store);
      vi.spyOn(store, 'saveUser').mockImplementationOnce((kept) => {
        if (when === 'is written to') logInElsewhere();
        return saveUser(kept);
      });
      return store;
    });
    await renewPlayer(aUser());
    await settle();
    expect(player.value).toBeUndefined();
  },
);

test('a player whose store opens at the start of a visit while another tab logs in another player is not shown to that one', async () => {
  const { player, keepSession } = await comeBack();
  const stores = await (await import('./wipe.ts')).playerStores();
  const { openPlayerStore } = stores;
  vi.spyOn(stores, 'openPlayerStore').mockImplementationOnce(async (id) => {
    const store = await openPlayerStore(id);
    localStorage.setItem('ACCESS_TOKEN', 'another-token');
    tellTabs('ACCESS_TOKEN');
    return store;
  });
  await keepSession();
  await settle();
  expect(player.value).toBeUndefined();
});

const PUBLIC = 'perya';

test.each([
  [
    'has no row of the session',
    async () => {
      const { openKeptStore } = await import('../lobby/kept.ts');
      await (await openKeptStore())?.saveSession(undefined);
    },
  ],
  [
    'does not open',
    async () => {
      const open = indexedDB.open.bind(indexedDB);
      const never = { readyState: 'pending' } as IDBOpenDBRequest;
      vi.spyOn(indexedDB, 'open').mockImplementation((name, version) =>
        name === PUBLIC ? never : open(name, version),
      );
    },
  ],
] as const)('a visit whose public database %s deletes nothing of the player', async (_how, lose) => {
  const { keepSession } = await comeBack();
  await lose();
  const keeping = keepSession();
  await settle();
  await pass(10_000);
  await keeping;
  expect((await Dexie.getDatabaseNames()).filter((name) => name.includes('-u-'))).toHaveLength(1);
});

test('at sign-in what a guest typed before is gone, and what led here stays', async () => {
  const led = { adParameters: '{"pid":"77"}', inviteCode: '"REYNA88"' };
  const facts = { drafts: '{"login":{"account":"x"}}', searches: '["koi"]', ...led };
  for (const [key, value] of Object.entries(facts)) sessionStorage.setItem(key, value);
  sessionStorage.setItem('guestHeart', '{"gameId":1,"atMs":1}');
  await signIn();
  expect(Object.keys(sessionStorage).toSorted()).toEqual(['adParameters', 'guestHeart', 'inviteCode']);
});
