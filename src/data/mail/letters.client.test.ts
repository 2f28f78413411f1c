import { expect, test } from 'vitest';
import { MAIL } from '#contract/errcodes.ts';
import { mail } from '#contract/mail.ts';
import { openLobby, setOnline, signIn } from '../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';
import { refusal, wire } from '../../../tests/kit/client/wire.ts';

const { delMail, getMailDetail } = mail;
const LETTER = { id: 7, kind: 1, isRead: 0 } as const;
const UNDO_MS = 6_000;

async function asPlayer() {
  await openLobby();
  await signIn();
  await import('#data/ask/late-questions.ts');
  const { letterWishes } = await import('./letters.ts');
  return { ...(await import('./letters.ts')), wishes: () => letterWishes.value };
}

test('a deletion that is on its way cannot be taken back', async () => {
  const { deleteLetter, takeBack, wishes } = await asPlayer();
  const { reply, arrives } = wire.later();
  wire.on(delMail, () => reply);
  deleteLetter(LETTER);
  await pass(UNDO_MS + 1_000, 4);
  expect(wire.asked(delMail)).toHaveLength(1);
  takeBack(LETTER.id);
  await settle();
  expect(wishes()).toMatchObject([{ letterId: LETTER.id, wish: 'delete' }]);
  arrives(refusal(MAIL.notFound));
  await settle();
});

test('a letter that the server has counted as read is not counted again when it is deleted', async () => {
  const { deleteLetter, markRead, wishes } = await asPlayer();
  markRead([LETTER]);
  await pass(1_000);
  expect(wire.asked(getMailDetail)).toHaveLength(1);
  // The list on the screen may be from before.
  deleteLetter(LETTER);
  await settle();
  expect(wishes()).toMatchObject([{ wish: 'delete', wasUnread: false }]);
});

test('a letter that is no longer there is as good as deleted, and stays out of the list', async () => {
  const { deleteLetter, wishes } = await asPlayer();
  wire.on(delMail, refusal(MAIL.notFound));
  deleteLetter(LETTER);
  await pass(UNDO_MS + 1_000, 4);
  expect(wishes()).toMatchObject([{ wish: 'delete', doneAt: expect.any(Number) as number }]);
});

test('a letter that was read, deleted and taken back without a connection is still to be told as read', async () => {
  const { deleteLetter, markRead, takeBack, wishes } = await asPlayer();
  setOnline(false);
  markRead([LETTER]);
  await settle();
  deleteLetter(LETTER);
  await settle();
  takeBack(LETTER.id);
  await settle();
  expect(wishes()).toMatchObject([{ wish: 'read', wasUnread: true }]);
  setOnline(true);
  await pass(1_000);
  expect([wire.asked(getMailDetail).length, wire.asked(delMail).length]).toEqual([1, 0]);
});

test('what waits is sent in the order of the taps', async () => {
  const { markRead } = await asPlayer();
  setOnline(false);
  for (const id of [9, 3, 6]) {
    markRead([{ ...LETTER, id }]);
    await pass(1_000);
  }
  setOnline(true);
  await pass(2_000);
  expect(wire.asked(getMailDetail).map(({ body }) => body['id'])).toEqual([9, 3, 6]);
});

test('to mark all as read takes no deletion back, and says of each letter once that it was read', async () => {
  const { deleteLetter, markRead } = await asPlayer();
  deleteLetter(LETTER);
  await settle();
  for (const _again of [1, 2]) {
    markRead([LETTER, { ...LETTER, id: 8 }]);
    await pass(1_000);
  }
  await pass(UNDO_MS, 4);
  expect(wire.asked(delMail).map(({ body }) => body['id'])).toEqual([LETTER.id]);
  expect(wire.asked(getMailDetail).map(({ body }) => body['id'])).toEqual([8]);
});
