/** What is on for the player, with what decides who sees it; for a guest nothing is. */
import { signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import type { ActivityEntry } from '#contract/entities/activity.ts';
import { useLateAnswer } from '../ask/use-late-answer.ts';
import { isSignedIn, player } from '../player/session.ts';

interface Activities {
  ids: readonly number[];
  /** What is on, under its type's id. */
  map: Readonly<Record<string, ActivityEntry>>;
  /** What the player has hidden from home for good. */
  hidden: readonly number[];
  isBankrupt: boolean;
  loginPaying: boolean;
}

const NO_IDS: Activities['ids'] = [];
const NO_ENTRIES: Activities['map'] = {};

/** What the player has hidden from home: `offers.ts` fills it, which comes after the first screen. */
const hidden = signal(NO_IDS);

export function hideTypes(ids: Activities['ids']): void {
  hidden.value = ids;
}

/** What came with the player stands until there is a newer answer. */
export function useActivities(): Activities {
  useSignals();
  const answer = useLateAnswer('activities', isSignedIn.value);
  const shown = answer ?? player.value?.user.activityIds;
  return {
    ids: shown?.activityIds ?? NO_IDS,
    map: shown?.activityMap ?? NO_ENTRIES,
    hidden: hidden.value,
    isBankrupt: answer?.isBankrupt ?? false,
    loginPaying: answer?.loginPaying ?? false,
  };
}
