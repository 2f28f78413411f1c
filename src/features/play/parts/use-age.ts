import { useSignals } from '@preact/signals-react/runtime';
import { isReachable } from '#data/call/connection.ts';
import { playLedger } from '#data/play/play-state.ts';
import { formatTime } from '#shared/time.ts';
import { text } from '../text.ts';

/** What is said beside a sum of this time. Nothing where it is as the ledger has it now. */
export function useAge(atMs: number): string | undefined {
  useSignals();
  if (playLedger.isBehind.value) return text.beforeRound;
  return isReachable.value ? undefined : text.asOf(formatTime(atMs));
}
