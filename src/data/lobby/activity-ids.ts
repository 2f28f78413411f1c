/** Which activities are on for the player; for a guest none is. */
import { useSignals } from '@preact/signals-react/runtime';
import { useLateAnswer } from '../ask/use-late-answer.ts';
import { isSignedIn, player } from '../player/session.ts';

const NONE: readonly number[] = [];

/** The list that came with the player stands until there is a newer one. */
export function useActivityIds(): readonly number[] {
  useSignals();
  const answer = useLateAnswer('activities', isSignedIn.value);
  return (answer ?? player.value?.user.activityIds)?.activityIds ?? NONE;
}
