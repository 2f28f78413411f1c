/** What waits to be looked at: unread mail, and whatever the account has for the player. */
import { useSignals } from '@preact/signals-react/runtime';
import { useLateReading } from '../ask/use-late-answer.ts';
import { letterWishes } from '../mail/letter-wishes.ts';
import { ticketWishes } from '../tickets/ticket-wishes.ts';
import { isSignedIn } from './session.ts';

interface RedDots {
  mail: boolean;
  member: boolean;
  /** Customer service has answered. */
  tickets: boolean;
  /** How many letters of each kind are unread. */
  unread: readonly [system: number, reward: number, notice: number];
}

const NOTHING: RedDots = { mail: false, member: false, tickets: false, unread: [0, 0, 0] };

/** What the player has read or deleted since the server told of it is no longer counted, also without a connection. */
export function useRedDots(): RedDots {
  useSignals();
  const reading = useLateReading('redDots', isSignedIn.value);
  if (!reading) return NOTHING;
  const { red0, red1, red2, hasMail, hasTask, hasSignUpBonus, ticketUnread } = reading.answer;
  const seen = letterWishes.value.filter(
    ({ wasUnread, doneAt = Number.POSITIVE_INFINITY }) => wasUnread && doneAt >= reading.savedAt,
  );
  const left = (told: number, kind: number): number =>
    Math.max(0, told - seen.filter((letter) => letter.kind === kind).length);
  const unread = [left(red0, 0), left(red1, 1), left(red2, 2)] as const;
  const isAnyLeft = unread.some((count) => count > 0);
  // A server may say no more than that there is something.
  const isUnread = red0 + red1 + red2 > 0 ? isAnyLeft : hasMail === 1;
  const tickets = ticketUnread > countRead(reading.savedAt);
  const member = isUnread || tickets || hasTask === 1 || hasSignUpBonus === 1;
  return { mail: isUnread, member, tickets, unread };
}

/** Tickets whose answers the player has read since the server told of them. */
function countRead(toldAt: number): number {
  const read = ticketWishes.value.filter(
    ({ wish, doneAt = Number.POSITIVE_INFINITY }) => wish === 'read' && doneAt >= toldAt,
  );
  return new Set(read.map(({ ticketId }) => ticketId)).size;
}
