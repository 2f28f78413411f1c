import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { deposits } from '#data/money/deposits.ts';
import { showToast } from '#data/toasts.ts';
import { cents, formatPesos } from '#shared/money.ts';
import { text } from '../text.ts';

/** Tells the player on any screen what became of deposits that no sheet shows. */
export function DepositNotice() {
  useSignals();
  const [next] = deposits.untold.value;
  useEffect(() => {
    if (!next) return;
    showToast(text[next.how](formatPesos(cents(next.amount))));
    deposits.noteTold(next.orderId);
  }, [next]);
  return null;
}
