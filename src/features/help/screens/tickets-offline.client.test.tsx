import { expect, test } from 'vitest';
import { draw, said, seenText } from '../../../../tests/kit/client/draw.ts';
import { goTo, openLobby, setOnline, signIn } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';

test('offline, where the list was never read, what waits stands there with words about the rest', async () => {
  await openLobby();
  await signIn();
  setOnline(false);
  const { askService } = await import('#data/tickets/tickets.ts');
  askService({ content: 'Where is my money?', pictures: [], subject: 1 });
  goTo('/profile/tickets');
  const { TicketsScreen } = await import('./tickets-screen.tsx');
  const list = await draw(<TicketsScreen />);
  await pass(2_000);
  expect(seenText(list)).toContain('Where is my money?');
  expect(said(list, 'list.restOnline')).toMatch(/The rest shows/);
  expect(said(list, 'common.needsConnection')).toBeUndefined();
});
