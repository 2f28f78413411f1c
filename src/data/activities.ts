/** Which activities are on for the player, and what else decides what is offered to them. A guest has none. */
import { computed, signal } from '@preact/signals-react';
import type { Answer } from '#contract/define.ts';
import { activities as rows } from '#contract/activities.ts';
import type { ActivityEntry } from '#contract/entities/activity.ts';
import { log } from '#shared/log.ts';
import type { ActivityFlags } from '#store/player-schema.ts';
import { call } from './call.ts';
import { inPlayerStore, isSignedIn, player } from './session.ts';
import { repeatWhileSeen } from './repeat.ts';

const FRESH_MS = 30_000;
const NONE: ActivityFlags = { isBankrupt: false, loginPaying: false };

const flags = signal<{ playerId: number; value: ActivityFlags } | undefined>(undefined);

/** The ids of what is on; undefined for a guest. */
export const activityIds = computed((): readonly number[] | undefined =>
  player.value ? (known().activityIds ?? []) : undefined,
);

/** What is on, under its type's id. */
export const activityMap = computed((): Readonly<Record<string, ActivityEntry>> => known().activityMap ?? {});

export const activityFlags = computed(() => {
  const kept = flags.value;
  return kept && kept.playerId === player.value?.user.id ? kept.value : NONE;
});

/** For as long as somebody looks at home. Returns what ends it. */
export function followActivities(): () => void {
  void inPlayerStore((store) => store.fact('activities')).then(show);
  return repeatWhileSeen(() => void refresh(), FRESH_MS);
}

async function refresh(): Promise<void> {
  // The list is the player's own: without a token the server would only say so.
  if (!isSignedIn.value) return;
  const outcome = await call(rows.getActivityIds, {});
  if (!outcome.ok) return;
  const { isBankrupt, loginPaying } = outcome.value.answer;
  const kept = { isBankrupt, loginPaying };
  show(kept);
  await inPlayerStore(async (store) => {
    await store.noteActivities(activitiesOf(outcome.value.answer));
    await store.keepFact('activities', kept);
  }).catch((error: unknown) => log.info('activities not kept', { why: String(error) }));
}

function show(value: ActivityFlags | undefined): void {
  const playerId = player.value?.user.id;
  if (value && playerId !== undefined) flags.value = { playerId, value };
}

type Told = Answer<typeof rows.getActivityIds>;

const activitiesOf = ({ activityIds: ids, activityMap: map }: Told) => ({ activityIds: ids, activityMap: map });

const known = (): Partial<Pick<Told, 'activityIds' | 'activityMap'>> => player.value?.user.activityIds ?? {};
