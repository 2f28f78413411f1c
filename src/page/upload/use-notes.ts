import { useSignals } from '@preact/signals-react/runtime';
import { kyc } from '#contract/kyc.ts';
import { isReachable } from '#data/call/connection.ts';
import type { Failure } from '#shared/outcome.ts';
import { wordsFor } from '#ui/ending/index.ts';
import type { Message } from '#ui/text.ts';
import { text } from './text.ts';

/** Why pictures are not there, each sentence once. By the connection as it is now: a phone may notice only later that it was away. */
export function useNotes(failures: readonly (Failure | undefined)[]): Message[] {
  useSignals();
  const isBack = isReachable.value;
  const known = failures.filter((failure) => failure !== undefined);
  const notes = known.map((failure) => noteOf(failure, isBack, known.length)).filter((note) => note !== undefined);
  return [...new Map(notes.map((note) => [note.text, note])).values()];
}

function noteOf(failure: Failure, isBack: boolean, count: number): Message | undefined {
  if (failure.kind === 'offline') return isBack ? text.brokeOff : text.waits(count);
  if (failure.kind === 'unanswered')
    return isBack ? (failure.brokeOff ? text.brokeOff : wordsFor(failure)) : text.waits(count);
  if (failure.kind !== 'refused') return wordsFor(failure);
  const keys: Readonly<Record<number, keyof typeof text.refusals>> = kyc.uploadKyc.refusals;
  return text.refusals[keys[failure.code] ?? 'upload.error'];
}
