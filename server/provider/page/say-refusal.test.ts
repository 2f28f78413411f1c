// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { sayNotOpened } from './say-refusal.ts';
import { makeNotice } from './shell/notice.ts';

test('a game that does not open says that nothing is bet, and is opened again by a tap', () => {
  const notice = makeNotice();
  document.body.replaceChildren(notice.dialog);
  let opened = 0;
  sayNotOpened(notice, () => (opened += 1));
  // Its first button has the focus, and the words above it are read out with the dialog.
  const words = document.getElementById(notice.dialog.getAttribute('aria-describedby') ?? '');
  expect(words?.textContent).toMatch(/^Nothing has been bet\. Try again/);
  const buttons = [...notice.dialog.querySelectorAll('button')];
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Leave the game', 'Try again']);
  buttons[1]?.click();
  expect([opened, notice.dialog.open]).toEqual([1, false]);
});
