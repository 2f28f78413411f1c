import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { deposits } from '#data/money/deposits.ts';
import { showToast } from '#data/toasts.ts';
import { cents, formatPesos } from '#shared/money.ts';
import { text } from '../text.ts';

/** Tells the player on any screen what became of a deposit that no sheet shows. */
export function DepositNotice() {
  useSignals();
  const ended = deposits.ended.value;
  useEffect(() => {
    if (ended && !deposits.isClaimed(ended.orderId)) showToast(text[ended.how](formatPesos(cents(ended.amount))));
  }, [ended]);
  return null;
}
