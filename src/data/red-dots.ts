/** What waits to be looked at: unread mail, and whatever the account has for the player. */
import { computed, signal } from '@preact/signals-react';
import { mail } from '#contract/mail.ts';
import type { RedDots } from '#store/player-schema.ts';
import { call } from './call.ts';
import { repeatWhileSeen } from './repeat.ts';
import { inPlayerStore, isSignedIn, player } from './session.ts';

const FRESH_MS = 60_000;
const NONE: RedDots = { mail: false, member: false };

const dots = signal<{ playerId: number; value: RedDots } | undefined>(undefined);

export const redDots = computed(() => {
  const kept = dots.value;
  return kept && kept.playerId === player.value?.user.id ? kept.value : NONE;
});

/** For as long as the page lives; the last known ones are there without a network. */
export function followRedDots(): () => void {
  void inPlayerStore((store) => store.fact('redDots')).then(show);
  return repeatWhileSeen(() => void refresh(), FRESH_MS);
}

async function refresh(): Promise<void> {
  if (!isSignedIn.value) return;
  const outcome = await call(mail.hasMailUnread, {});
  if (!outcome.ok) return;
  const { red0, red1, red2, hasMail, hasTask, hasSignUpBonus } = outcome.value.answer;
  const isUnread = red0 + red1 + red2 > 0 || hasMail === 1;
  const value = { mail: isUnread, member: isUnread || hasTask === 1 || hasSignUpBonus === 1 };
  show(value);
  await inPlayerStore((store) => store.keepFact('redDots', value));
}

function show(value: RedDots | undefined): void {
  const playerId = player.value?.user.id;
  if (value && playerId !== undefined) dots.value = { playerId, value };
}
