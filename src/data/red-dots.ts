/** What waits to be looked at: unread mail, and whatever the account has for the player. */
import { computed, signal } from '@preact/signals-react';
import type { RedDots } from '#store/player-schema.ts';
import { player } from './session.ts';

const NONE: RedDots = { mail: false, member: false };

const dots = signal<{ playerId: number; value: RedDots } | undefined>(undefined);

/** Nobody's but the player's they were told of. */
export const redDots = computed(() => {
  const told = dots.value;
  return told && told.playerId === player.value?.user.id ? told.value : NONE;
});

export function showRedDots(value: RedDots | undefined): void {
  const playerId = player.value?.user.id;
  if (value && playerId !== undefined) dots.value = { playerId, value };
}
