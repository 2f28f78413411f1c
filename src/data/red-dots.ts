/** What waits to be looked at: unread mail, and whatever the account has for the player. */
import { useSignals } from '@preact/signals-react/runtime';
import { mail } from '#contract/mail.ts';
import { useAnswer } from './ask/use-answer.ts';
import { isSignedIn } from './session.ts';

export function useRedDots(): { mail: boolean; member: boolean } {
  useSignals();
  const { answer } = useAnswer(mail.hasMailUnread, isSignedIn.value ? {} : undefined, 'painted');
  if (!answer) return { mail: false, member: false };
  const { red0, red1, red2, hasMail, hasTask, hasSignUpBonus } = answer;
  const isUnread = red0 + red1 + red2 > 0 || hasMail === 1;
  return { mail: isUnread, member: isUnread || hasTask === 1 || hasSignUpBonus === 1 };
}
