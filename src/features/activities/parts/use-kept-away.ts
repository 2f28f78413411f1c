import { useSignals } from '@preact/signals-react/runtime';
import { care } from '#contract/care.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import { stop } from '#data/care/stop.ts';
import { atServer } from '#data/device/server-clock.ts';
import { formatMoment } from '#shared/time.ts';
import type { Empty } from '#page/page.tsx';
import { paths } from '#paths';
import { text } from '../text.ts';

/**
 * Says which time-out or limit of the player’s own keeps promotions closed, and where one owes something, that it can be received;
 * undefined without one. The server is asked only where it is wanted.
 */
export function useKeptAway(isWanted: boolean, owes = false): Empty | undefined {
  useSignals();
  const { answer } = useAnswer(care.getCare, isWanted ? {} : undefined);
  if (!isWanted || !answer) return undefined;
  const { isAtLimit } = answer;
  // The server may not know yet what was asked for on this phone.
  const asked = stop.value?.kind === 'timeOut' ? stop.value.until : 0;
  const breakUntil = Math.max(answer.breakUntil, asked);
  const onTimeOut = owes ? text.onTimeOutOwed : text.onTimeOut;
  if (breakUntil > atServer()) return { icon: 'rest', words: onTimeOut(formatMoment(breakUntil)) };
  const action = { label: text.toLimits, href: paths.care() };
  return isAtLimit ? { icon: 'rest', words: owes ? text.atLimitOwed : text.atLimit, action } : undefined;
}
