import { expect, test } from 'vitest';
import { mail } from '#contract/mail.ts';
import { openLobby, signIn } from '../../../tests/kit/client/page.ts';
import { exampleOf } from '../../../tests/kit/client/wire.ts';
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
