import { expect, test } from 'vitest';
import { tickets } from '#contract/tickets.ts';
import { buttonOf, draw, said, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { goTo, openLobby, setOnline, signIn } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../../../../tests/kit/client/wire.ts';

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

test('on a good connection, what waits behind another is on its way and can be taken back, and waits for no connection', async () => {
  await openLobby();
  await signIn();
  wire.on(tickets.getTickets, { ...exampleOf(tickets.getTickets), list: [], total: 0 });
  wire.on(tickets.openTicket, () => wire.later().reply);
  const { askService } = await import('#data/tickets/tickets.ts');
  askService({ content: 'The first one', pictures: [], subject: 1 });
  askService({ content: 'The second one', pictures: [], subject: 1 });
  const { TicketsScreen } = await import('./tickets-screen.tsx');
  const list = await draw(<TicketsScreen />);
  await pass(2_000);
  expect([...list.querySelectorAll('.ticket-row')].map((row) => /On its way|Waiting/.exec(seenText(row))?.[0])).toEqual(
    ['On its way', 'On its way'],
  );
  await tap(list.querySelector('.ticket-row button'));
  expect(said(document, 'ticket.sending')).toBe('On its way');
  expect(buttonOf(document, 'Remove')).toBeDefined();
});
