import { expect, test, vi } from 'vitest';
import { buttonOf, draw, said, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { openLobby, signIn } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { wire } from '../../../../tests/kit/client/wire.ts';

async function open() {
  await openLobby();
  await signIn();
  const { AskYourselfSheet } = await import('./ask-yourself-sheet.tsx');
  const onClose = vi.fn<() => void>();
  const place = await draw(<AskYourselfSheet onClose={onClose} />);
  await pass(400);
  return { place, onClose };
}

async function answer(place: ParentNode, answers: readonly number[]) {
  for (const [at, one] of answers.entries())
    await tap(place.querySelectorAll('fieldset')[at]?.querySelectorAll('input')[one]);
}

async function show(place: ParentNode) {
  place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await pass(100);
}

test.each([
  [[0, 0, 0, 0, 0, 0, 0, 0, 0], 'none', '0 of 27'],
  [[1, 0, 0, 0, 0, 0, 0, 0, 1], 'low', '2 of 27'],
  [[0, 0, 3, 0, 0, 0, 0, 0, 0], 'moderate', '3 of 27'],
  [[3, 3, 2, 0, 0, 0, 0, 0, 0], 'high', '8 of 27'],
] as const)('the answers %j are told as %s, with who listens', async (answers, range, score) => {
  const { place } = await open();
  await answer(place, answers);
  await show(place);
  expect(place.querySelector('h3')?.textContent).toBe(score);
  expect(said(place, `askYourself.${range}`)).not.toBe('');
  expect(seenText(place)).toContain('1553');
});

test('what is still open is said and marked, and the first of it is led to', async () => {
  const { place } = await open();
  const marked = () => Array.from(place.querySelectorAll('fieldset'), ({ dataset }) => dataset['open'] === 'true');
  await answer(place, [0, 0]);
  expect(marked()).not.toContain(true);
  await show(place);
  expect(marked()).toEqual([false, false, true, true, true, true, true, true, true]);
  expect(said(place, 'askYourself.missing')).toBe('7 questions are still open.');
  expect(document.activeElement).toBe(place.querySelectorAll('fieldset')[2]?.querySelector('input'));
});

test('no answer leaves the sheet: nothing is sent, and nothing is kept on the phone', async () => {
  const held = () => [localStorage, sessionStorage].map((kept) => JSON.stringify(kept)).join();
  const { place, onClose } = await open();
  const [before, asked] = [held(), wire.asked().length];
  await answer(place, [3, 3, 3, 3, 3, 3, 3, 3, 3]);
  await show(place);
  await tap(buttonOf(place, 'To limits and time-out'));
  expect(onClose).toHaveBeenCalledOnce();
  expect([held(), wire.asked().length]).toEqual([before, asked]);
});
