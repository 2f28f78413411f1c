import { useSignals } from '@preact/signals-react/runtime';
import { care } from '#contract/care.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import { atServer } from '#data/device/server-clock.ts';
import { formatMoment } from '#shared/time.ts';
import type { Empty } from '#page/page.tsx';
import { text } from './text.ts';

/** Says until when the player’s time-out keeps promotions closed; undefined without one. The server is asked only where it is wanted. */
export function useTimeOut(isWanted: boolean): Empty | undefined {
  useSignals();
  const { answer } = useAnswer(care.getCare, isWanted ? {} : undefined);
  const until = answer?.breakUntil ?? 0;
  return isWanted && until > atServer() ? { icon: 'rest', words: text.onTimeOut(formatMoment(until)) } : undefined;
}
