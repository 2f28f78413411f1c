import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useMemo } from 'react';
import type { Answer, Input, Refusal, Row } from '#contract/define.ts';
import type { Failure } from '#shared/outcome.ts';
import { questionOf } from './questions.ts';

export interface Reading<R extends Row> {
  /** The last good answer, of the server or of this device. */
  answer: Answer<R> | undefined;
  savedAt: number | undefined; // Milliseconds since 1970.
  /** Why there is no newer one. */
  failure: Failure<Refusal<R>> | undefined;
  refresh: () => Promise<void>;
}

/** Reads a call as its row's policy says. Without an input nothing is asked, as for a guest who has no such thing. */
export function useAnswer<R extends Row>(row: R, input: Input<R> | undefined): Reading<R> {
  useSignals();
  const asked = input && JSON.stringify(input);
  const question = useMemo(() => (asked === undefined ? undefined : questionOf(row, asked)), [row, asked]);
  useEffect(() => question?.follow(), [question]);
  const shown = question?.shown.value;
  return {
    answer: shown?.answer,
    savedAt: shown?.savedAt,
    failure: question?.failure.value as Failure<Refusal<R>> | undefined,
    refresh: async () => question?.refresh(),
  };
}
