/** What waits to be looked at: unread mail, and whatever the account has for the player. */
import { useSignals } from '@preact/signals-react/runtime';
import { useLateAnswer } from '../ask/use-late-answer.ts';
import { isSignedIn } from './session.ts';

export function useRedDots(): { mail: boolean; member: boolean } {
  useSignals();
  const answer = useLateAnswer('redDots', isSignedIn.value);
  if (!answer) return { mail: false, member: false };
  const { red0, red1, red2, hasMail, hasTask, hasSignUpBonus } = answer;
  const isUnread = red0 + red1 + red2 > 0 || hasMail === 1;
  return { mail: isUnread, member: isUnread || hasTask === 1 || hasSignUpBonus === 1 };
}
