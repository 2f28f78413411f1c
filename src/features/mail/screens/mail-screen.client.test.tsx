import { expect, test } from 'vitest';
import { MAIL } from '#contract/errcodes.ts';
import { mail } from '#contract/mail.ts';
import { buttonOf, said, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { openMail } from '../../../../tests/kit/client/mail.tsx';
import { leavePage, openLobby, resume, setOnline, signIn } from '../../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../../tests/kit/client/turns.ts';
import { type Asked, exampleOf, json, refusal, wire } from '../../../../tests/kit/client/wire.ts';

const { getMail2, getMailDetail, receiveMail, delMail, hasMailUnread } = mail;
const UNDO_MS = 6_000;
const COIN = [{ id: 2001, count: 2_000, betRate: 1 }];

const letter = (id: number, more: object = {}) => ({
  ...(exampleOf(getMail2)['list'] as object[])[0],
  id,
  kind: 0,
  title: `Letter ${id}`,
  content: `<p>Words of ${id}.</p>`,
  isRead: 0,
  isReceived: 0,
  expireTime: 0,
  rewardList: [],
  words: null,
  ...more,
});

const reply = (list: object[], red0 = list.length) => ({
  code: 200,
  errcode: 0,
  list,
  total: list.length,
  red0,
  red1: 0,
  red2: 0,
});
const dots = (red0: number) => ({ ...exampleOf(hasMailUnread), red0, red1: 0, red2: 0, hasMail: red0 > 0 ? 1 : 0 });

async function openAsPlayer(list: object[], address?: string) {
  wire.on(getMail2, reply(list));
  wire.on(hasMailUnread, dots(list.length));
  await openLobby();
  await signIn();
  return openMail(address);
}

const sheet = () => document.querySelector('dialog') as HTMLElement;
const rowOf = (place: HTMLElement, id: number) =>
  [...place.querySelectorAll('.letter-row button')].find((one) => one.textContent?.includes(`Letter ${id}`));
const look = async (place: HTMLElement, id: number) => {
  await tap(rowOf(place, id));
  await pass(100);
};
const changes = () =>
  wire
    .asked()
    .filter(({ path }) => path === getMailDetail.path || path === delMail.path)
    .map(({ path, body }: Asked) => [path === delMail.path ? 'delete' : 'read', body['id']]);

test.each([
  ['', true],
  ['<p>Words.</p>', false],
])('of a letter with "%s" in it the sheet says that there is nothing to read: %s', async (content, isEmpty) => {
  const { place } = await openAsPlayer([letter(1, { content })]);
  await look(place, 1);
  expect(seenText(sheet()).includes('This message has no text.')).toBe(isEmpty);
});

test('a letter opens in plain words, is read, and the dots agree before and after the server has been told', async () => {
  const { place, isDotted } = await openAsPlayer([letter(2), letter(1)]);
  expect([isDotted(), seenText(place)]).toEqual([true, expect.stringContaining('Your account (2)')]);
  await look(place, 2);
  expect(seenText(sheet())).toContain('Words of 2.');
  expect(seenText(place)).toContain('Your account (1)');
  wire.on(hasMailUnread, dots(1));
  await pass(1_000);
  expect(changes()).toEqual([['read', 2]]);
  expect(seenText(place)).toContain('Your account (1)');
  wire.on(hasMailUnread, dots(0));
  await tap(buttonOf(place, 'Mark all as read'));
  await pass(1_000);
  expect([isDotted(), changes()]).toEqual([
    false,
    [
      ['read', 2],
      ['read', 1],
    ],
  ]);
});

test('what is read and deleted offline outlives the page, and is settled later, in order, each once', async () => {
  await openAsPlayer([letter(3), letter(2), letter(1)]);
  await leavePage();
  await openLobby();
  await resume();
  setOnline(false);
  const { place } = await openMail();
  expect(place.querySelectorAll('.letter-row')).toHaveLength(3);
  await look(place, 3);
  await tap(buttonOf(sheet(), 'Delete'));
  await pass(100);
  await look(place, 1);
  await pass(UNDO_MS * 2);
  expect(changes()).toEqual([]);
  await leavePage();
  await openLobby();
  await resume();
  const later = await openMail();
  setOnline(false);
  setOnline(true);
  await pass(10_000);
  expect(changes()).toEqual([
    ['delete', 3],
    ['read', 1],
  ]);
  expect(rowOf(later.place, 3)).toBeUndefined();
});

test('a deletion is taken back in its place, and one that is not goes to the server', async () => {
  const { place } = await openAsPlayer([letter(2), letter(1)]);
  await look(place, 1);
  await tap(buttonOf(sheet(), 'Delete'));
  await pass(100);
  expect(seenText(place)).toContain('“Letter 1” is deleted.');
  await tap(buttonOf(place, 'Undo: Letter 1'));
  await pass(UNDO_MS + 1_000);
  expect([rowOf(place, 1) !== undefined, changes().filter(([what]) => what === 'delete')]).toEqual([true, []]);
  await look(place, 1);
  await tap(buttonOf(sheet(), 'Delete'));
  await pass(UNDO_MS + 1_000);
  expect(changes().filter(([what]) => what === 'delete')).toEqual([['delete', 1]]);
  expect([rowOf(place, 1), buttonOf(place, 'Undo: Letter 1')]).toEqual([undefined, undefined]);
});

test('a letter that the server will not delete comes back, and the player is told why', async () => {
  const { place } = await openAsPlayer([letter(1)]);
  wire.on(delMail, refusal(MAIL.unclaimed));
  await look(place, 1);
  await tap(buttonOf(sheet(), 'Delete'));
  await pass(UNDO_MS + 1_000);
  expect(rowOf(place, 1)).toBeDefined();
  expect((await import('#data/toasts.ts')).toast.value?.key).toBe('mail.unclaimed');
});

test('a letter that the server does not understand keeps the others waiting for a while, and not for good', async () => {
  const { place } = await openAsPlayer([letter(2), letter(1)]);
  wire.on(getMailDetail, ({ body }) =>
    body['id'] === 1 ? json({ code: 422, errcode: 422, message: '' }, 422) : exampleOf(getMailDetail),
  );
  await tap(buttonOf(place, 'Mark all as read'));
  await pass(100_000);
  expect(changes()).toEqual([1, 1, 1, 2].map((id) => ['read', id]));
});

test('what was read and deleted offline waits over a session that the server has ended, for its own player alone', async () => {
  const { place } = await openAsPlayer([letter(2), letter(1)]);
  setOnline(false);
  await look(place, 2);
  await tap(buttonOf(sheet(), 'Delete'));
  await pass(100);
  const { expire } = await import('#data/player/session.ts');
  await expire();
  await settle();
  await leavePage();
  setOnline(true);
  await openLobby();
  await signIn({ token: 'a-new-token' });
  await openMail();
  await pass(UNDO_MS * 2);
  expect(changes()).toEqual([['delete', 2]]);
});

test('deleting a letter that was read before leaves the dot of another one', async () => {
  const { place, isDotted } = await openAsPlayer([letter(2), letter(1)]);
  wire.on(hasMailUnread, () => new Promise<object>((tell) => setTimeout(tell, 50, dots(1))));
  await look(place, 2);
  await pass(10_000);
  expect(isDotted()).toBe(true);
  await tap(buttonOf(sheet(), 'Delete'));
  await pass(1_000);
  expect(isDotted()).toBe(true);
});

test('what is inside is collected once under a key; without a connection the sheet says that it waits', async () => {
  const { place } = await openAsPlayer([letter(1, { rewardList: COIN })]);
  await look(place, 1);
  expect(buttonOf(sheet(), 'Delete')).toBeUndefined();
  setOnline(false);
  await pass(100);
  expect(said(sheet(), 'mail.noConnection')).toBeDefined();
  await tap(buttonOf(sheet(), 'Collect ₱20.00'));
  setOnline(true);
  await pass(2_000);
  wire.on(receiveMail, { ...exampleOf(receiveMail), rewardList: COIN });
  wire.on(getMail2, reply([letter(1, { rewardList: COIN, isRead: 1, isReceived: 1 })], 0));
  const button = buttonOf(sheet(), 'Collect ₱20.00');
  await tap(button);
  await tap(button);
  await pass(1_000);
  expect(wire.asked(receiveMail).map(({ body, headers }) => [body['id'], headers.has('idempotency-key')])).toEqual([
    [1, true],
  ]);
  expect(seenText(sheet())).toContain('₱20.00 collected');
  expect(buttonOf(sheet(), 'Delete')).toBeDefined();
});

test('all is collected one letter after the other, and told as one sum', async () => {
  const { place } = await openAsPlayer([letter(2, { rewardList: COIN }), letter(1, { rewardList: COIN })]);
  wire.on(receiveMail, { ...exampleOf(receiveMail), rewardList: COIN });
  await tap(buttonOf(place, 'Collect all'));
  await pass(1_000);
  expect(wire.asked(receiveMail).map(({ body }) => body['id'])).toEqual([2, 1]);
  expect((await import('#data/toasts.ts')).toast.value?.text).toContain('₱40.00');
});

test('why nothing can be collected without a connection takes the place of what one tap does', async () => {
  const { place } = await openAsPlayer([letter(2, { rewardList: COIN }), letter(1, { rewardList: COIN })]);
  const words = () => place.querySelector('.letter-lead')?.textContent;
  const lead = () => place.querySelector<HTMLElement>('.letter-lead > p');
  expect([words(), lead()?.hidden]).toEqual(['Get every gift in your mail with one tap.', false]);
  setOnline(false);
  await pass(100);
  expect([said(place, 'mail.noConnection') !== undefined, lead()?.hidden]).toEqual([true, true]);
});

test('a refusal to collect all is told over the page, and no words come into it', async () => {
  const { place } = await openAsPlayer([letter(2, { rewardList: COIN }), letter(1, { rewardList: COIN })]);
  const before = place.textContent;
  wire.on(receiveMail, refusal(MAIL.expired));
  await tap(buttonOf(place, 'Collect all'));
  await pass(1_000);
  expect((await import('#data/toasts.ts')).toast.value?.key).toBe('mail.expired');
  expect(place.textContent).toBe(before);
});

test('an answer that is lost is asked about and never sent again, also of several', async () => {
  const { place } = await openAsPlayer([letter(2, { rewardList: COIN }), letter(1, { rewardList: COIN })]);
  wire.on(receiveMail, 'refused');
  await tap(buttonOf(place, 'Collect all'));
  await pass(5_000);
  expect(wire.asked(receiveMail).filter(({ headers }) => !headers.has('what-became-of-it'))).toHaveLength(1);
});

test('without letters the screen says so, and of one kind it leads to all', async () => {
  const { place } = await openAsPlayer([], '/lobby/email?kind=1');
  expect(said(place, 'mail.noneOfKind')).toBeDefined();
  expect(wire.asked(getMail2)[0]?.body).toMatchObject({ kind: 1 });
  expect(buttonOf(place, 'Show all mail')?.getAttribute('href')).toBe('/lobby/email');
});
