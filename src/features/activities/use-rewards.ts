import { useSignals } from '@preact/signals-react/runtime';
import { activities } from '#contract/activities.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import { isSignedIn } from '#data/player/session.ts';
import { type Listed, listedActivities, listedRewards } from './rules/listed-activities.ts';

const NO_REWARDS: readonly Listed[] = [];

/** The player's rewards as the server told them last, and how many promotions are ready. A guest has none, and the server is not asked. */
export function useRewards() {
  useSignals();
  const isPlayer = isSignedIn.value;
  const reading = useAnswer(activities.getActivityIds, isPlayer ? {} : undefined);
  const told = reading.answer;
  const facts = told && { ids: told.activityIds, map: told.activityMap, isBankrupt: told.isBankrupt };
  const list = facts && listedRewards(facts);
  const promotions = facts ? listedActivities(facts) : [];
  const readyCount = promotions.filter(({ entry }) => entry.canReceive === 1).length;
  // What a guest sees is never old.
  const savedAt = isPlayer ? reading.savedAt : undefined;
  return { isPlayer, readyCount, reading: { ...reading, savedAt, answer: isPlayer ? list : NO_REWARDS } };
}
