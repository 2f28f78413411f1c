import { expect, test } from 'vitest';
import { mail } from '#contract/mail.ts';
import { openLobby, setNavigator, signIn, tellTabs } from '../../../tests/kit/client/page.ts';
import { settle } from '../../../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../../../tests/kit/client/wire.ts';
import type { DotsReading } from './red-dots.ts';

test('what was read of one kind takes no dot off another', async () => {
  await openLobby();
  await signIn();
  await import('./count-dots.ts');
  const { countDots } = await import('./red-dots.ts');
  const { noteLetterWishes } = await import('../mail/letters.ts');
  const wish = { wish: 'read', kind: 0, wasUnread: true, key: 'k', wishedAt: 1 } as const;
  noteLetterWishes([1, 2, 3].map((letterId) => ({ ...wish, letterId })));
  const answer = { ...exampleOf(mail.hasMailUnread), red0: 1, red1: 1, red2: 0, ticketUnread: 0 };
  const { unread, mail: hasMail } = countDots.value?.({ answer, savedAt: 0 } as unknown as DotsReading) ?? {};
  expect([unread, hasMail]).toEqual([[0, 1, 0], true]);
});

test('a letter that was read before takes no dot off when it is deleted', async () => {
  await openLobby();
  await signIn();
  await import('./count-dots.ts');
  const { countDots } = await import('./red-dots.ts');
  const { noteLetterWishes } = await import('../mail/letters.ts');
  const wish = { wish: 'delete', kind: 0, wasUnread: false, letterId: 1, key: 'k', wishedAt: 1 } as const;
  noteLetterWishes([wish]);
  const answer = { ...exampleOf(mail.hasMailUnread), red0: 1, red1: 0, red2: 0, ticketUnread: 0 };
  const { unread } = countDots.value?.({ answer, savedAt: 0 } as unknown as DotsReading) ?? {};
  expect(unread).toEqual([1, 0, 0]);
});

test('the number on the app’s icon goes with its player', async () => {
  const shown: number[] = [];
  setNavigator({
    setAppBadge: async (count: number) => void shown.push(count),
    clearAppBadge: async () => void shown.push(0),
  });
  wire.on(mail.hasMailUnread, { ...exampleOf(mail.hasMailUnread), red0: 2, red1: 1, red2: 0 });
  await openLobby();
  await signIn();
  await import('./count-dots.ts');
  const { questionOf } = await import('../ask/use-answer.ts');
  await questionOf(mail.hasMailUnread, '{}').refresh();
  await settle();
  expect(shown.at(-1)).toBe(3);
  shown.length = 0;
  // The next one comes in another tab, and the server has not told of them yet.
  wire.on(mail.hasMailUnread, 'dead');
  localStorage.setItem('ACCESS_TOKEN', 'a-token-of-ben');
  tellTabs('ACCESS_TOKEN');
  await settle();
  expect(shown.at(-1)).toBe(0);
});

test('a question of which two answers were read takes one dot off', async () => {
  await openLobby();
  await signIn();
  await import('./count-dots.ts');
  const { countDots } = await import('./red-dots.ts');
  const { markTicketRead } = await import('../tickets/tickets.ts');
  wire.is('dead');
  markTicketRead(5, 2);
  await settle();
  markTicketRead(5, 3);
  await settle();
  const answer = { ...exampleOf(mail.hasMailUnread), ticketUnread: 2 };
  const { tickets } = countDots.value?.({ answer, savedAt: 0 } as unknown as DotsReading) ?? {};
  expect(tickets).toBe(true);
});
