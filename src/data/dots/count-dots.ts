/**
 * Counts the dots, and puts a number on the app's icon. What the player has read or deleted since the server told of it is no
 * longer counted, also without a connection.
 */
import { effect } from '@preact/signals-react';
import { mail } from '#contract/mail.ts';
import { log } from '#shared/log.ts';
import { questionOf } from '../ask/use-answer.ts';
import { letterWishes } from '../mail/letters.ts';
import { isSignedIn, onPlayerChange } from '../player/session.ts';
import { ticketWishes } from '../tickets/tickets.ts';
import { countDots, countDotsBy, type DotsReading, type RedDots } from './red-dots.ts';

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

const question = questionOf(mail.hasMailUnread, '{}');

/** The number on the app's icon, where a phone shows one: letters that the player has not read. The next player starts without. */
effect(() => {
  if (!isSignedIn.value) return show(0);
  // Until the server has told of this player, the number of the visit before stays.
  const reading = question.shown.value;
  const dots = reading && countDots.value?.(reading as DotsReading);
  if (dots) show(dots.unread[0] + dots.unread[1] + dots.unread[2]);
});

onPlayerChange(() => show(0));

function show(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  shown.catch((error: unknown) => log.info('the app has no badge', { why: String(error) }));
}
