import { expect, test } from 'vitest';
import { buttonOf, draw, said, type } from '../../../../tests/kit/client/draw.ts';
import { goTo, openLobby, setOnline } from '../../../../tests/kit/client/page.ts';

test('answers are found without a connection, by a guest too; words without an answer lead to a person', async () => {
  await openLobby();
  setOnline(false);
  goTo('/profile/faq');
  const { FaqScreen } = await import('./faq-screen.tsx');
  const place = await draw(<FaqScreen />);
  const all = place.querySelectorAll('summary').length;
  await type(place.querySelector('input'), 'heart');
  expect(place.querySelector('summary')?.textContent).toBe('What is the heart on a game?');
  expect(place.querySelectorAll('summary').length).toBeLessThan(all);
  await type(place.querySelector('input'), 'zebra');
  expect(said(place, 'faq.none')).toMatch(/Write to us/);
  expect(buttonOf(place, 'Write to us')?.getAttribute('href')).toBe('/profile/ask');
});
