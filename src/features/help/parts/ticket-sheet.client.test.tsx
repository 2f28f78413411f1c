import { expect, test, vi } from 'vitest';
import { buttonOf, draw, tap } from '../../../../tests/kit/client/draw.ts';
import { openLobby, setOnline, signIn } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import type { ShownTicket } from '../rules/shown-tickets.ts';

const OPEN: ShownTicket = {
  id: 1,
  subject: 0,
  reference: '',
  isClosed: false,
  isUnread: false,
  letters: [{ id: 1, isService: false, content: 'Where is it?', pictures: 0, at: 1, state: 'there' }],
};

async function openOffline() {
  await openLobby();
  await signIn();
  setOnline(false);
  await pass(100);
  return import('#data/tickets/tickets.ts');
}

async function openSheet(ticket: ShownTicket) {
  const { TicketSheet } = await import('./ticket-sheet.tsx');
  const onClose = vi.fn<() => void>();
  const place = await draw(<TicketSheet ticket={ticket} onClose={onClose} />);
  await pass(100);
  return { place, onClose };
}

const toasted = async () => (await import('#data/toasts.ts')).toast.value?.key;

test('where too much waits a question is not closed, and the player reads why', async () => {
  const { askService } = await openOffline();
  while (askService({ content: 'Another one.', pictures: [], subject: 0, reference: '' }));
  const { place, onClose } = await openSheet(OPEN);
  await tap(buttonOf(place, 'It’s solved, close it'));
  await pass(100);
  expect([await toasted(), onClose.mock.calls]).toEqual(['ticket.tooManyWaiting', []]);
});
