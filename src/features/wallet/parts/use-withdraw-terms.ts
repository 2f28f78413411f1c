import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent } from 'react';
import { ORDER_STATUS } from '#contract/money-enums.ts';
import { wallet } from '#contract/wallet.ts';
import { isReachable } from '#data/call/connection.ts';
import { useAnswer } from '#data/ask/use-answer.ts';

const LOOK_AGAIN_MS = 4_000;

/** What may be withdrawn, asked for again while a withdrawal is under way. */
export function useWithdrawTerms() {
  useSignals();
  const terms = useAnswer(wallet.getExchange, {});
  const status = terms.answer?.order?.status;
  const isUnderWay = status === ORDER_STATUS.reviewing || status === ORDER_STATUS.pending;
  useEvery(isUnderWay && isReachable.value ? LOOK_AGAIN_MS : undefined, () => void terms.refresh());
  return terms;
}

/** While the screen is looked at. */
function useEvery(everyMs: number | undefined, work: () => void): void {
  const run = useEffectEvent(work);
  useEffect(() => {
    if (everyMs === undefined) return undefined;
    const timer = setInterval(() => document.visibilityState === 'visible' && run(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}
