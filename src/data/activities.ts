/** Which activities are on for the player, and what else decides what is offered to them. A guest has none. */
import { computed, signal } from '@preact/signals-react';
import type { ActivityEntry } from '#contract/entities/activity.ts';
import type { ActivityFlags } from '#store/player-schema.ts';
import { player } from './session.ts';

const NO_FLAGS: ActivityFlags = { isBankrupt: false, loginPaying: false };
const NO_IDS: readonly number[] = [];
const NO_ENTRIES: Readonly<Record<string, ActivityEntry>> = {};

const flags = signal<{ playerId: number; value: ActivityFlags } | undefined>(undefined);

export const activityIds = computed((): readonly number[] => active().activityIds ?? NO_IDS);

/** What is on, under its type's id. */
export const activityMap = computed((): Readonly<Record<string, ActivityEntry>> => active().activityMap ?? NO_ENTRIES);

export const activityFlags = computed(() => {
  const told = flags.value;
  return told && told.playerId === player.value?.user.id ? told.value : NO_FLAGS;
});

export function showActivityFlags(value: ActivityFlags | undefined): void {
  const playerId = player.value?.user.id;
  if (value && playerId !== undefined) flags.value = { playerId, value };
}

interface Active {
  activityIds?: number[];
  activityMap?: Record<string, ActivityEntry>;
}

const active = (): Active => player.value?.user.activityIds ?? {};
