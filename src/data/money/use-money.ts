import { useRef, useState } from 'react';
import type { Answer, Input } from '#contract/define.ts';
import { isOnline, isReachable } from '../connection.ts';
import { holdReloads } from '../reload-holds.ts';
import { isChecking, type MoneyFailure, type MoneyRow, moveMoney } from './asked.ts';

/** A button that moves money: nothing is sent without a line, nor while an earlier call is asked about. */
export function useMoney<R extends MoneyRow>(row: R) {
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<MoneyFailure<R>>();
  const busy = useRef(false);

  async function run(input: Input<R>): Promise<Answer<R> | undefined> {
    if (busy.current || isChecking.peek()) return undefined;
    if (!isReachable.peek()) {
      setFailure({ kind: isOnline.peek() ? 'unanswered' : 'offline' });
      return undefined;
    }
    busy.current = true;
    setIsPending(true);
    setFailure(undefined);
    const letGo = holdReloads();
    const outcome = await moveMoney(row, input).finally(() => {
      letGo();
      busy.current = false;
      setIsPending(false);
    });
    if (outcome && !outcome.ok) setFailure(outcome.failure);
    return outcome?.ok ? outcome.value : undefined;
  }

  return { isPending, failure, run };
}
