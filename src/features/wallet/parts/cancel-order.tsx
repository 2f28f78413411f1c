import { useState } from 'react';
import type { ExchangeOrder } from '#contract/entities/order.ts';
import { ORDER_STATUS } from '#contract/money-enums.ts';
import { useMoneyWait } from '#data/ask/use-action.ts';
import { showToast } from '#data/toasts.ts';
import { CancelSheet } from '#page/order/cancel-sheet.tsx';
import { formatPesos } from '#shared/format-pesos.ts';
import { Button } from '#ui/button/button.tsx';
import { StatusNote } from '#ui/note/status-note.tsx';
import { text } from '../text.ts';

/**
 * As long as a withdrawal has not been sent, the player takes it back. Asked first, because it may have waited long. It is
 * `reviewing` until it is sent to the bank, so all of that time the money is still here.
 */
export function CancelOrder({ order: { orderId, amount, status } }: { order: ExchangeOrder }) {
  const canCancel = status === ORDER_STATUS.reviewing;
  const [isAsked, setIsAsked] = useState(false);
  const { note, isChecking, mustWait } = useMoneyWait(text.noCancel);
  const words = {
    title: text.cancelTitle(formatPesos(amount)),
    lead: text.cancelLead,
    yes: text.cancelNow,
    pending: text.cancelling,
    no: text.keep,
    noConnection: text.noCancel,
  };
  return (
    <>
      {canCancel && (
        <>
          <Button look="ghost" aria-disabled={mustWait} onClick={() => !mustWait && setIsAsked(true)}>
            {isChecking ? text.checking : text.cancel}
          </Button>
          <StatusNote note={note} room={text.noCancel} />
        </>
      )}
      {isAsked && status !== ORDER_STATUS.cancelled && (
        <CancelSheet
          orderId={orderId}
          words={words}
          isTooLate={!canCancel}
          onDone={() => showToast(text.cancelled)}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}
