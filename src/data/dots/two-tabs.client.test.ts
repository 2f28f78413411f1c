/** Dots in two tabs of one player, and the number on the app's icon, against a model of the server. */
import { expect, test, vi } from 'vitest';
import { mail } from '#contract/mail.ts';
import { SECOND_MS } from '#shared/durations.ts';
import { anotherTab, aUser, openLobby, resume, setNavigator, signIn } from '../../../tests/kit/client/page.ts';
import { pass } from '../../../tests/kit/client/turns.ts';
import { exampleOf, json, wire } from '../../../tests/kit/client/wire.ts';

const { getMailDetail, receiveMail, delMail, hasMailUnread } = mail;
const letterOf = (id: number) => ({ id, kind: id, isRead: 0 }) as const;

/** One letter of each kind waits, under its kind as its id. */
function serve() {
  const unread = new Set([0, 1, 2]);
  const count = (kind: number) => (unread.has(kind) ? 1 : 0);
  const dots = () => ({
    ...exampleOf(hasMailUnread),
    red0: count(0),
    red1: count(1),
    red2: count(2),
    hasMail: unread.size > 0 ? 1 : 0,
    hasTask: 0,
    hasSignUpBonus: 0,
    ticketUnread: 0,
  });
  wire.on(hasMailUnread, () => json(dots()));
  for (const row of [getMailDetail, receiveMail, delMail] as const) {
    wire.on(row, ({ body }) => {
      unread.delete(Number(body['id']));
      return json(exampleOf(row));
    });
  }
}

async function openTab() {
  const { lateQuestion } = await import('../ask/late-questions.ts');
  const { countDots } = await import('./red-dots.ts');
  const question = lateQuestion('redDots');
  question.follow();
  const shown = () => question.shown.value && countDots.value?.(question.shown.value as never);
  return {
    ...(await import('../mail/letters.ts')),
    ...(await import('../money/asked.ts')),
    shown: () => [shown()?.unread, shown()?.member],
  };
}

async function openTwoTabs() {
  serve();
  await openLobby();
  await signIn();
  const first = await openTab();
  anotherTab();
  await resume();
  const second = await openTab();
  await pass(SECOND_MS, 4);
  return { first, second };
}

test('[MAIL-03] what is read, received or deleted in one tab takes its dot off both within a second', async () => {
  const { first, second } = await openTwoTabs();
  const both = () => [first.shown(), second.shown()];
  const twice = (unread: number[], isOn: boolean) => [
    [unread, isOn],
    [unread, isOn],
  ];
  expect(both()).toEqual(twice([1, 1, 1], true));
  first.markRead([letterOf(0)]);
  await pass(SECOND_MS);
  expect(both()).toEqual(twice([0, 1, 1], true));
  second.deleteLetter(letterOf(2));
  await pass(SECOND_MS);
  expect(both()).toEqual(twice([0, 1, 0], true));
  expect((await first.moveMoney(receiveMail, { id: 1 }))?.ok).toBe(true);
  await pass(SECOND_MS);
  expect(both()).toEqual(twice([0, 0, 0], false));
});

test('the app’s icon has the number of unread letters, and none once nothing is unread or the player has left', async () => {
  const setAppBadge = vi.fn(async (_count: number) => undefined);
  const clearAppBadge = vi.fn(async () => undefined);
  setNavigator({ setAppBadge, clearAppBadge });
  serve();
  await openLobby();
  await signIn();
  const { markRead } = await openTab();
  await pass(SECOND_MS, 2);
  expect(setAppBadge).toHaveBeenLastCalledWith(3);
  markRead([letterOf(0)]);
  await pass(SECOND_MS);
  expect(setAppBadge).toHaveBeenLastCalledWith(2);
  clearAppBadge.mockClear();
  markRead([letterOf(1), letterOf(2)]);
  await pass(SECOND_MS);
  expect(clearAppBadge).toHaveBeenCalled();
  serve();
  await pass(120_000, 4);
  expect(setAppBadge).toHaveBeenLastCalledWith(3);
  clearAppBadge.mockClear();
  const { endOnPurpose, enter } = await import('../player/session.ts');
  wire.on(hasMailUnread, 'dead');
  setAppBadge.mockClear();
  await endOnPurpose();
  await pass(SECOND_MS);
  expect(clearAppBadge).toHaveBeenCalled();
  await enter(aUser({ id: 10_024_999, token: 'b-token' }));
  await pass(SECOND_MS);
  expect(setAppBadge).not.toHaveBeenCalled();
});
