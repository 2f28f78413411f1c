import { expect, test } from 'vitest';
import { buttonOf, draw, said, seenText } from '../../../../tests/kit/client/draw.ts';
import { goTo, openLobby, setOnline, signIn } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { wire } from '../../../../tests/kit/client/wire.ts';

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

test('on a dead connection, what waits stands there with why the rest does not come and a way to ask for it', async () => {
  await openLobby();
  await signIn();
  wire.is('dead');
  const { askService } = await import('#data/tickets/tickets.ts');
  askService({ content: 'Where is my money?', pictures: [], subject: 1 });
  const { TicketsScreen } = await import('./tickets-screen.tsx');
  const list = await draw(<TicketsScreen />);
  await pass(60_000);
  expect(seenText(list)).toContain('Where is my money?');
  expect(said(list, 'common.slowConnection')).toContain('No answer yet');
  expect(buttonOf(list, 'Try again')).toBeDefined();
  expect(seenText(list)).not.toContain('Nothing to show yet');
});
