import { useState } from 'react';
import type { ExchangeOrder } from '#contract/entities/order.ts';
import { wallet } from '#contract/wallet.ts';
import { useMoneyAction, useMoneyWait } from '#data/ask/use-action.ts';
import { showToast } from '#data/toasts.ts';
import { formatPesos } from '#shared/format-pesos.ts';
import { Button } from '#ui/button/button.tsx';
import { FailureNote } from '#ui/ending/index.ts';
import { StatusNote } from '#ui/note/status-note.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { text } from '../text.ts';

/** As long as a withdrawal has not been sent, the player takes it back. Asked first, because it may have waited long. */
export function CancelOrder({ order }: { order: ExchangeOrder }) {
  const [isAsked, setIsAsked] = useState(false);
  const { note, isChecking, mustWait } = useMoneyWait(text.noCancel);
  return (
    <>
      <Button look="ghost" aria-disabled={mustWait} onClick={() => !mustWait && setIsAsked(true)}>
        {isChecking ? text.checking : text.cancel}
      </Button>
      <StatusNote note={note} />
      {isAsked && <CancelSheet order={order} onClose={() => setIsAsked(false)} />}
    </>
  );
}

function CancelSheet({ order: { orderId, amount }, onClose }: { order: ExchangeOrder; onClose: () => void }) {
  const cancel = useMoneyAction(wallet.cancelOrder, { noConnection: text.noCancel, onEnd: onClose });

  async function take() {
    if (await cancel.run(() => ({ orderId }), orderId)) showToast(text.cancelled);
  }

  return (
    <Sheet look="bottom" title={text.cancelTitle(formatPesos(amount))} onClose={onClose}>
      <div className="withdraw-confirm">
        <p>{text.cancelLead}</p>
        <FailureNote failure={cancel.failure} refusals={wallet.cancelOrder.refusals} />
        <StatusNote note={cancel.note} />
        <Button look="gold-wide" aria-disabled={cancel.isBusy} onClick={() => void take()}>
          {cancel.isPending ? text.cancelling : text.cancelNow}
        </Button>
        <Button look="ghost-wide" onClick={onClose}>
          {text.keep}
        </Button>
      </div>
    </Sheet>
  );
}
