import { expect, test } from 'vitest';
import { mail } from '#contract/mail.ts';
import { buttonOf, tap } from '../../../../tests/kit/client/draw.ts';
import { openMail } from '../../../../tests/kit/client/mail.tsx';
import { openLobby, signIn } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../../../../tests/kit/client/wire.ts';

const { getMail2, delMail } = mail;
const UNDO_MS = 6_000;
const LETTER = { ...(exampleOf(getMail2)['list'] as object[])[0], id: 1, title: 'Hello', rewardList: [], words: null };

const point = (what: string) => (button: HTMLElement) =>
  button.dispatchEvent(new MouseEvent(`pointer${what}`, { bubbles: true }));

test.each([
  ['the focus is', (button: HTMLElement) => button.focus(), (button: HTMLElement) => button.blur()],
  ['a mouse is', point('over'), point('out')],
])('a deletion can be taken back for as long as %s on what does that', async (_what, comes, goes) => {
  wire.on(getMail2, { ...exampleOf(getMail2), list: [LETTER], total: 1 });
  await openLobby();
  await signIn();
  const { place } = await openMail();
  await tap(place.querySelector('.letter-row button'));
  await pass(100);
  await tap(buttonOf(document, 'Delete'));
  await pass(UNDO_MS / 2);
  const undo = buttonOf(place, 'Undo: Hello') as HTMLElement;
  comes(undo);
  await pass(UNDO_MS * 3);
  expect([undo.isConnected, wire.asked(delMail)]).toEqual([true, []]);
  goes(undo);
  await pass(UNDO_MS + 1_000);
  expect([undo.isConnected, wire.asked(delMail).map(({ body }) => body['id'])]).toEqual([false, [1]]);
});
