import { useSignals } from '@preact/signals-react/runtime';
import { care } from '#contract/care.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import { stop } from '#data/care/stop.ts';
import { atServer } from '#data/device/server-clock.ts';
import { formatMoment } from '#shared/time.ts';
import type { Message } from '#ui/text.ts';
import { text } from './text.ts';

/** Until when the player’s time-out keeps promotions closed; undefined without one. The server is asked only where it is wanted. */
export function useTimeOut(isWanted: boolean): Message | undefined {
  useSignals();
  const { answer } = useAnswer(care.getCare, isWanted ? {} : undefined);
  const wished = stop.value?.kind === 'timeOut' ? stop.value.until : 0;
  const until = Math.max(answer?.breakUntil ?? 0, wished);
  return isWanted && until > atServer() ? text.onTimeOut(formatMoment(until)) : undefined;
}
