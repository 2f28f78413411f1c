/** Counts the dots. What the player has read or deleted since the server told of it is no longer counted, also without a connection. */
import { letterWishes } from '../mail/letter-wishes.ts';
import { ticketWishes } from '../tickets/ticket-wishes.ts';
import { countDotsBy, type DotsReading, type RedDots } from './red-dots.ts';

countDotsBy(({ answer, savedAt }: DotsReading): RedDots => {
  const { red0, red1, red2, hasMail, hasTask, hasSignUpBonus, ticketUnread } = answer;
  const isSince = ({ doneAt = Number.POSITIVE_INFINITY }: { doneAt?: number }): boolean => doneAt >= savedAt;
  const seen = letterWishes.value.filter((row) => row.wasUnread && isSince(row));
  const read = ticketWishes.value.filter((row) => row.wish === 'read' && isSince(row));
  const left = (told: number, kind: number): number =>
    Math.max(0, told - seen.filter((letter) => letter.kind === kind).length);
  const unread = [left(red0, 0), left(red1, 1), left(red2, 2)] as const;
  const isAnyLeft = unread.some((count) => count > 0);
  // A server may say no more than that there is something.
  const mail = red0 + red1 + red2 > 0 ? isAnyLeft : hasMail === 1;
  const tickets = ticketUnread > new Set(read.map(({ ticketId }) => ticketId)).size;
  const tasks = hasTask === 1;
  const signUpBonus = hasSignUpBonus === 1;
  return { mail, tickets, tasks, signUpBonus, unread, member: mail || tickets || tasks || signUpBonus };
});
