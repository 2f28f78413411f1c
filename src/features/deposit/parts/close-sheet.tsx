import { useSignals } from '@preact/signals-react/runtime';
import type { OpenDeposit } from '#contract/entities/order.ts';
import { wallet } from '#contract/wallet.ts';
import { isReachable } from '#data/ask/connection.ts';
import { useAction } from '#data/ask/use-action.ts';
import { isChecking } from '#data/money/asked.ts';
import { deposits } from '#data/money/deposits.ts';
import { formatPesos } from '#shared/money.ts';
import { Button } from '#ui/button/button.tsx';
import { FailureNote } from '#ui/ending/index.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { text } from '../text.ts';

/** The player says that they will not pay. What comes all the same is still theirs. */
export function CloseSheet({ order: { orderId, amount }, onClose }: { order: OpenDeposit; onClose: () => void }) {
  useSignals();
  const cancel = useAction(wallet.cancelOrder);
  const waits = isReachable.value ? undefined : text.noClose;
  const isBusy = cancel.isPending || isChecking.value || waits !== undefined;

  async function close() {
    if (isBusy) return;
    const closed = await cancel.run(() => ({ orderId }), orderId);
    if (closed) void deposits.ask({ orderId, amount });
    if (closed || isChecking.peek()) onClose();
  }

  return (
    <Sheet look="bottom" title={text.closeTitle(formatPesos(amount))} onClose={onClose}>
      <div className="deposit">
        <p>{text.closeLead}</p>
        <FailureNote failure={cancel.failure} refusals={wallet.cancelOrder.refusals} />
        <p role="status" className="deposit-note" data-msg-key={waits?.key}>
          {waits?.text}
        </p>
        <Button look="gold-wide" aria-disabled={isBusy} onClick={() => void close()}>
          {cancel.isPending ? text.closing : text.closeNow}
        </Button>
        <Button look="ghost-wide" onClick={onClose}>
          {text.keepOpen}
        </Button>
      </div>
    </Sheet>
  );
}
