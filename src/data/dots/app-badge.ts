/** The number on the app's icon, where a phone shows one: letters that the player has not read. The next player starts without. */
import { effect } from '@preact/signals-react';
import { mail } from '#contract/mail.ts';
import { log } from '#shared/log.ts';
import { questionOf } from '../ask/questions.ts';
import { isSignedIn, onPlayerChange } from '../player/session.ts';
import { countDots, type DotsReading } from './red-dots.ts';

const question = questionOf(mail.hasMailUnread, '{}');

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
