import { useSignals } from '@preact/signals-react/runtime';
import { care } from '#contract/care.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import { atServer } from '#data/device/server-clock.ts';
import { formatMoment } from '#shared/time.ts';
import type { Empty } from '#page/page.tsx';
import { paths } from '#paths';
import { text } from '../text.ts';

/** Says which time-out or limit of the player’s own keeps promotions closed; undefined without one. The server is asked only where it is wanted. */
export function useKeptAway(isWanted: boolean): Empty | undefined {
  useSignals();
  const { answer } = useAnswer(care.getCare, isWanted ? {} : undefined);
  if (!isWanted || !answer) return undefined;
  const { breakUntil, isAtLimit } = answer;
  if (breakUntil > atServer()) return { icon: 'rest', words: text.onTimeOut(formatMoment(breakUntil)) };
  const action = { label: text.toLimits, href: paths.care() };
  return isAtLimit ? { icon: 'rest', words: text.atLimit, action } : undefined;
}
