/** What is on for the player; for a guest nothing is. */
import { useSignals } from '@preact/signals-react/runtime';
import { activities as rows } from '#contract/activities.ts';
import type { ActivityEntry } from '#contract/entities/activity.ts';
import { useAnswer } from './ask/use-answer.ts';
import { isSignedIn, player } from './session.ts';

interface Activities {
  ids: readonly number[];
  /** What is on, under its type's id. */
  map: Readonly<Record<string, ActivityEntry>>;
  isBankrupt: boolean;
  loginPaying: boolean;
}

const NO_IDS: readonly number[] = [];
const NO_ENTRIES: Activities['map'] = {};

/** The list that came with the player stands until there is a newer one. */
export function useActivities(): Activities {
  useSignals();
  const { answer } = useAnswer(rows.getActivityIds, isSignedIn.value ? {} : undefined, 'painted');
  const known = answer ?? player.value?.user.activityIds;
  return {
    ids: known?.activityIds ?? NO_IDS,
    map: known?.activityMap ?? NO_ENTRIES,
    isBankrupt: answer?.isBankrupt ?? false,
    loginPaying: answer?.loginPaying ?? false,
  };
}
