import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import type { ExchangeOrder } from '#contract/entities/order.ts';
import { wallet } from '#contract/wallet.ts';
import { isReachable } from '#data/ask/connection.ts';
import { useAction } from '#data/ask/use-action.ts';
import { isChecking } from '#data/money/asked.ts';
import { showToast } from '#data/toasts.ts';
import { formatPesos } from '#shared/money.ts';
import { Button } from '#ui/button/button.tsx';
import { FailureNote } from '#ui/ending/index.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { text } from '../text.ts';

/** As long as a withdrawal has not been sent, the player takes it back. Asked first, because it may have waited long. */
export function CancelOrder({ order }: { order: ExchangeOrder }) {
  useSignals();
  const [isAsked, setIsAsked] = useState(false);
  const waits = isReachable.value ? undefined : text.noCancel;
  const isHeld = waits !== undefined || isChecking.value;
  return (
    <>
      <Button look="ghost" aria-disabled={isHeld} onClick={() => !isHeld && setIsAsked(true)}>
        {isChecking.value ? text.checking : text.cancel}
      </Button>
      <p role="status" className="withdraw-note" data-msg-key={waits?.key}>
        {waits?.text}
      </p>
      {isAsked && <CancelSheet order={order} onClose={() => setIsAsked(false)} />}
    </>
  );
}

function CancelSheet({ order: { orderId, amount }, onClose }: { order: ExchangeOrder; onClose: () => void }) {
  useSignals();
  const cancel = useAction(wallet.cancelOrder);
  const waits = isReachable.value ? undefined : text.noCancel;
  const isBusy = cancel.isPending || isChecking.value || waits !== undefined;

  async function take() {
    if (isBusy) return;
    const cancelled = await cancel.run(() => ({ orderId }), orderId);
    if (cancelled) showToast(text.cancelled);
    // A lost answer is asked about, and the screen says so.
    if (cancelled || isChecking.peek()) onClose();
  }

  return (
    <Sheet look="bottom" title={text.cancelTitle(formatPesos(amount))} onClose={onClose}>
      <div className="withdraw-confirm">
        <p>{text.cancelLead}</p>
        <FailureNote failure={cancel.failure} refusals={wallet.cancelOrder.refusals} />
        <p role="status" className="withdraw-note" data-msg-key={waits?.key}>
          {waits?.text}
        </p>
        <Button look="gold-wide" aria-disabled={isBusy} onClick={() => void take()}>
          {cancel.isPending ? text.cancelling : text.cancelNow}
        </Button>
        <Button look="ghost-wide" onClick={onClose}>
          {text.keep}
        </Button>
      </div>
    </Sheet>
  );
}
