/** What is on for the player, with what decides who sees it; for a guest nothing is. */
import { useSignals } from '@preact/signals-react/runtime';
import type { ActivityEntry } from '#contract/entities/activity.ts';
import { useLateAnswer } from '../ask/use-late-answer.ts';
import { hiddenTypes, isSignedIn, player } from '../player/session.ts';

interface Activities {
  /** What is on. */
  ids: readonly number[];
  /** Under the type's id: what is on, and what is over and owes the player something. */
  map: Readonly<Record<string, ActivityEntry>>;
  /** What the player has hidden from home for good. Until that is known, nothing is on. */
  hidden: readonly number[];
  isBankrupt: boolean;
  loginPaying: boolean;
}

const NO_IDS: Activities['ids'] = [];
const NO_ENTRIES: Activities['map'] = {};

/** What came with the player stands until there is a newer answer. */
export function useActivities(): Activities {
  useSignals();
  const answer = useLateAnswer('activities', isSignedIn.value);
  const hidden = hiddenTypes.value;
  const shown = hidden && (answer ?? player.value?.user.activityIds);
  return {
    ids: shown?.activityIds ?? NO_IDS,
    map: shown?.activityMap ?? NO_ENTRIES,
    hidden: hidden ?? NO_IDS,
    isBankrupt: (hidden && answer?.isBankrupt) ?? false,
    loginPaying: answer?.loginPaying ?? false,
  };
}
