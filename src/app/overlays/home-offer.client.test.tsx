import { expect, test } from 'vitest';
import { account } from '#contract/account.ts';
import type { User } from '#contract/entities/user.ts';
import { depositBonus } from '#contract/deposit-bonus.ts';
import { games } from '#contract/games.ts';
import { invites } from '#contract/invites.ts';
import { session } from '#contract/session.ts';
import { wallet } from '#contract/wallet.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import { openPainted, sheetsOf, shown, visit } from '../../../tests/kit/client/app.tsx';
import { buttonOf, said, tap } from '../../../tests/kit/client/draw.ts';
import { QUIET } from '../../../tests/kit/client/home.ts';
import {
  anotherTab,
  aUser,
  leavePage,
  newDevice,
  resume,
  setOnline,
  signIn,
  tellTabs,
} from '../../../tests/kit/client/page.ts';
import { pass } from '../../../tests/kit/client/turns.ts';
import { exampleOf, refusal, requestOf, wire } from '../../../tests/kit/client/wire.ts';

const { appRechargeBonusCollection9: packages, appRechargeBonusCollection9Receive: receive } = depositBonus;
const award = JSON.stringify([{ id: 2001, count: 20_000, betRate: 3 }]);
const CONFIG = {
  ...QUIET,
  appRechargeBonusCollection9ConfigList: [{ id: 1, price: 50_000, award, showType: 1 }],
};
const FIRST = 'First deposit';
const FRIENDS = 'Invite friends';

async function openHome(activityIds: number[], config: object = CONFIG, itemStatus = 0, expireTime = -1) {
  wire.on(packages, {
    errcode: 0,
    appRechargeBonusCollection9: { awardId: itemStatus && 1, itemStatus, propReceiveList: [] },
    expireTime,
  });
  wire.on(invites.appInviteBonus1User, {
    errcode: 0,
    appInviteBonus1User: null,
    shareUrl: '',
    endTime: 0,
    startTime: 0,
  });
  const place = await openPainted('/lobby/home', { config: { ...config }, user: on(activityIds) });
  await shown();
  return place;
}

/** The server tells of the player as a visit begins, and as a connection comes back. */
function tellPlayer(user: Partial<User>): void {
  const answer = { ...exampleOf(session.getAfterLoginInfoWeb), ...CONFIG, appUser: aUser(user) };
  wire.on(session.getAfterLoginInfoWeb, answer);
}

const on = (activityIds: number[]) => ({ activityIds: { activityIds, activityMap: {} } });

/** A later visit of the same player. */
async function comeBack(activityIds: number[], shownTypes: number[] = []): Promise<HTMLElement> {
  await leavePage();
  tellPlayer({ ...on(activityIds), shownTypes });
  await resume();
  const place = await openPainted('/lobby/home', { config: CONFIG });
  await shown();
  return place;
}

/** What the server was told that home has opened with. */
const told = (): unknown[] =>
  wire.asked(account.hideFromHome).map(({ body }) => (body as { shownTypes: number[] }).shownTypes);

async function close(place: HTMLElement): Promise<void> {
  place.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
  await shown();
}

test('[ACT-22] home opens with the first offer that is on and was not shown, and with the next after it is closed, once', async () => {
  const place = await openHome([40, 39]);
  expect(sheetsOf(place)).toEqual([FIRST]);
  expect(place.querySelectorAll('.first-charge-packages li')).toHaveLength(1);
  await tap(buttonOf(place, 'Not now'));
  await shown();
  expect(sheetsOf(place)).toEqual([FRIENDS]);
  await close(place);
  expect(sheetsOf(place)).toEqual([]);
  expect(sheetsOf(await comeBack([40, 39]))).toEqual([]);
});

test.each([
  ['nothing of it is on', [37], CONFIG],
  ['in green mode', [39], { ...CONFIG, mode: 'green' }],
])('home opens with no offer: %s', async (_why, ids, config) => {
  localStorage.setItem('agePopup', '1');
  expect(sheetsOf(await openHome(ids, config))).toEqual([]);
});

test('what is hidden from home does not stand over it', async () => {
  expect(sheetsOf(await openPainted('/about', { config: CONFIG, user: on([39, 40]) }))).toEqual([]);
  const { hiddenOffers } = await import('#data/lobby/offers.ts');
  await hiddenOffers.note(39, true);
  expect(sheetsOf(await comeBack([39, 40]))).toEqual([FRIENDS]);
});

test('an offer that everything is drawn anew under, as a language comes late, is there again and was not shown', async () => {
  const place = await openHome([39]);
  const { startLanguage } = await import('#app/languages.ts');
  await startLanguage();
  (await import('#data/device/language.ts')).chooseLanguage('fil-PH');
  await pass(5_000, 10);
  expect([document.documentElement.lang, sheetsOf(place).length, told()]).toEqual(['fil-PH', 1, []]);
});

test('the server is told what home has opened with, once, and who logs in with it on another phone is not shown it again', async () => {
  wire.on(account.hideFromHome, { errcode: 0, hiddenTypes: [], shownTypes: [39] });
  const place = await openHome([39]);
  await close(place);
  expect(told()).toEqual([[39]]);
  expect(sheetsOf(await comeBack([39], [39]))).toEqual([]);
  expect(told()).toHaveLength(1);
  await newDevice();
  const user = { ...on([39, 40]), shownTypes: [39] };
  const other = await openPainted('/lobby/home', { config: CONFIG, user });
  await shown();
  expect(sheetsOf(other)).toEqual([FRIENDS]);
});

test('what home has opened with is told when the server can be reached again', async () => {
  const place = await openHome([39]);
  setOnline(false);
  await close(place);
  expect(told()).toEqual([]);
  tellPlayer(on([39]));
  setOnline(true);
  await shown();
  expect(told()).toEqual([[39]]);
});

test('who logs in on another tab has not seen what was open for the player before', async () => {
  const place = await openHome([39]);
  expect(sheetsOf(place)).toHaveLength(1);
  anotherTab();
  await signIn({ id: 8, token: 'of-the-next' });
  tellTabs('ACCESS_TOKEN');
  await shown();
  expect(sheetsOf(place)).toEqual([]);
  const { inPlayerStore, player } = await import('#data/player/session.ts');
  expect(player.peek()?.user.id).toBe(8);
  expect(await inPlayerStore((store) => store.fact('shownOffers'))).toBeUndefined();
  expect(told()).toEqual([]);
});

test('who goes elsewhere has seen it', async () => {
  const place = await openHome([39]);
  expect(sheetsOf(place)).toEqual([FIRST]);
  await visit('/lobby/notice');
  await shown();
  expect(sheetsOf(place)).toEqual([]);
  await visit('/lobby/home');
  await shown();
  expect(sheetsOf(place)).toEqual([]);
});

test('[ACT-31] a refusal that it does not know closes the sheet, and is told with its code', async () => {
  wire.on(receive, refusal(77));
  const place = await openHome([39], CONFIG, 1);
  await tap(buttonOf(place, 'Receive'));
  await pass(400, 4);
  const { toast } = await import('#data/toasts.ts');
  expect([toast.value?.key, toast.value?.text]).toEqual(['common.errorError', expect.stringContaining('77')]);
  expect(sheetsOf(place)).toEqual([]);
});

test('an offer that was over before its state came closes by itself', async () => {
  const place = await openHome([39], CONFIG, 0, Math.floor(Date.now() / 1_000) - 60);
  await pass(400, 2);
  expect(sheetsOf(place)).toEqual([]);
});

test('without a connection no offer opens, since nobody can take it; it opens with the connection, and one that is open stays', async () => {
  const user = on([39]);
  // A connection that is back asks for the configuration and the player anew.
  tellPlayer(user);
  const place = await openPainted('/about', { config: CONFIG, user });
  setOnline(false);
  await visit('/lobby/home');
  await shown();
  expect(sheetsOf(place)).toEqual([]);
  setOnline(true);
  await shown();
  expect(sheetsOf(place)).toEqual([FIRST]);
  setOnline(false);
  await shown();
  expect(sheetsOf(place)).toEqual([FIRST]);
});

test('an offer waits behind the way back to what asked for sign-in, and opens once that is put away', async () => {
  const { forgetReturn, rememberReturn } = await import('#data/sign-in/return-to.ts');
  rememberReturn('/lobby/wallets/withdraw', undefined);
  const place = await openHome([39]);
  expect(place.querySelector('.welcome-card')).not.toBeNull();
  expect(sheetsOf(place)).toEqual([]);
  forgetReturn();
  await shown();
  expect(sheetsOf(place)).toEqual([FIRST]);
  rememberReturn('/lobby/wallets/withdraw', undefined);
  await shown();
  expect(sheetsOf(place)).toEqual([FIRST]);
});

test('an offer waits while it is asked what became of the player’s money, and until that was said', async () => {
  const { exchange } = wallet;
  await openPainted('/about', { config: CONFIG, user: on([39]) });
  const { moveMoney } = await import('#data/money/asked.ts');
  wire.on(exchange, 'refused');
  await moveMoney(exchange, requestOf(exchange));
  const place = await comeBack([39]);
  expect(said(place, 'money.checking')).toBeDefined();
  expect(sheetsOf(place)).toEqual([]);
  wire.on(exchange, refusal(9011));
  const { toast } = await import('#data/toasts.ts');
  const { isChecking } = await import('#data/money/asked.ts');
  while (isChecking.value) await pass(100);
  await pass(1_000, 10);
  expect([toast.value?.key, sheetsOf(place)]).toEqual(['money.notArrived', []]);
  await pass(4_000, 10);
  expect([toast.value?.key, sheetsOf(place)]).toEqual([undefined, [FIRST]]);
});

test('who has asked to stop is offered nothing, while the server is told and before it says that no promotion is on', async () => {
  const place = await openHome([39]);
  expect(sheetsOf(place)).toEqual([FIRST]);
  const { wishStop, stop } = await import('#data/care/stop.ts');
  const [answer, refreshed] = [wire.later(), wire.later()];
  wire.on(games.takeBreak, () => answer.reply);
  wire.on(session.refreshData, () => refreshed.reply);
  wishStop({ kind: 'timeOut', length: 60 });
  await shown();
  expect(sheetsOf(place)).toEqual([]);
  answer.arrives({ ...exampleOf(games.takeBreak), until: Date.now() + 60 * MINUTE_MS });
  await pass(5_000, 20);
  const { toast } = await import('#data/toasts.ts');
  expect([stop.value, toast.value, sheetsOf(place)]).toEqual([undefined, undefined, []]);
  refreshed.arrives({ ...exampleOf(session.refreshData), ...aUser(on([])) });
  await pass(1_000, 4);
  const { player } = await import('#data/player/session.ts');
  expect([player.value?.user.activityIds?.activityIds, sheetsOf(place)]).toEqual([[], []]);
});
