import { useSignals } from '@preact/signals-react/runtime';
import { activities } from '#contract/activities.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import { isSignedIn } from '#data/player/session.ts';
import { type Listed, listedRewards } from './rules/listed-activities.ts';

const NO_REWARDS: readonly Listed[] = [];

/** The player's rewards as the server told them last; a guest has none, and the server is not asked. */
export function useRewards() {
  useSignals();
  const isPlayer = isSignedIn.value;
  const reading = useAnswer(activities.getActivityIds, isPlayer ? {} : undefined);
  const told = reading.answer;
  const list = told && listedRewards({ ids: told.activityIds, map: told.activityMap });
  // What a guest sees is never old.
  const savedAt = isPlayer ? reading.savedAt : undefined;
  return { isPlayer, reading: { ...reading, savedAt, answer: isPlayer ? list : NO_REWARDS } };
}
