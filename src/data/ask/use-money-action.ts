import { useSignals } from '@preact/signals-react/runtime';
import type { Answer, MoneyRow } from '#contract/define.ts';
import { isChecking } from '../money/asked.ts';
import { isReachable } from '../call/connection.ts';
import { type Action, useAction } from './use-action.ts';

/** Why a button of money waits: there is no connection, or an earlier call is still asked about. */
export interface MoneyWait<Words> {
  /** What is said while there is no connection. */
  note: Words | undefined;
  /** An earlier call is asked about. */
  isChecking: boolean;
  mustWait: boolean;
}

export function useMoneyWait<Words>(noConnection: Words): MoneyWait<Words> {
  useSignals();
  const note = isReachable.value ? undefined : noConnection;
  return { note, isChecking: isChecking.value, mustWait: note !== undefined || isChecking.value };
}

interface MoneyAction<R extends MoneyRow, Words> extends Action<R>, Omit<MoneyWait<Words>, 'mustWait'> {
  /** The button does nothing now. */
  isBusy: boolean;
}

interface MoneyWords<Words> {
  noConnection: Words;
  /** It is done, or its answer was lost and is asked about; a refusal ends nothing. */
  onEnd?: () => void;
}

/** A call about money that a form or a sheet makes, with why its button waits. */
export function useMoneyAction<R extends MoneyRow, Words>(
  row: R,
  { noConnection, onEnd }: MoneyWords<Words>,
): MoneyAction<R, Words> {
  const { mustWait, ...wait } = useMoneyWait(noConnection);
  const action = useAction(row);
  const isBusy = mustWait || action.isPending;

  async function run(...asked: Parameters<Action<R>['run']>): Promise<Answer<R> | undefined> {
    // Enter submits a form whose button only says that it waits.
    if (isBusy) return undefined;
    const answer = await action.run(...asked);
    if (answer || isChecking.peek()) onEnd?.();
    return answer;
  }

  return { ...action, ...wait, run, isBusy };
}
