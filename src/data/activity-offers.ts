/** What is on for the player in full, and what else decides what floats and plays on home. */
import { computed, signal } from '@preact/signals-react';
import type { ActivityEntry } from '#contract/entities/activity.ts';
import type { ActivityFlags } from '#store/player-schema.ts';
import { player } from './session.ts';

const NO_FLAGS: ActivityFlags = { isBankrupt: false, loginPaying: false };
const NO_ENTRIES: Readonly<Record<string, ActivityEntry>> = {};

const flags = signal<{ playerId: number; value: ActivityFlags } | undefined>(undefined);

/** What is on, under its type's id. */
export const activityMap = computed(
  (): Readonly<Record<string, ActivityEntry>> => player.value?.user.activityIds?.activityMap ?? NO_ENTRIES,
);

export const activityFlags = computed(() => {
  const told = flags.value;
  return told && told.playerId === player.value?.user.id ? told.value : NO_FLAGS;
});

export function showActivityFlags(value: ActivityFlags | undefined): void {
  const playerId = player.value?.user.id;
  if (value && playerId !== undefined) flags.value = { playerId, value };
}
