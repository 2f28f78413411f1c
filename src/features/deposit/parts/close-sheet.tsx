import type { OpenDeposit } from '#contract/entities/order.ts';
import { wallet } from '#contract/wallet.ts';
import { useMoneyAction } from '#data/ask/use-action.ts';
import { deposits } from '#data/money/deposits.ts';
import { formatPesos } from '#shared/format-pesos.ts';
import { Button } from '#ui/button/button.tsx';
import { FailureNote } from '#ui/ending/index.ts';
import { StatusNote } from '#ui/note/status-note.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { text } from '../text.ts';

/** The player says that they will not pay. What comes all the same is still theirs. */
export function CloseSheet({ order: { orderId, amount }, onClose }: { order: OpenDeposit; onClose: () => void }) {
  const cancel = useMoneyAction(wallet.cancelOrder, { noConnection: text.noClose, onEnd: onClose });

  async function close() {
    if (await cancel.run(() => ({ orderId }), orderId)) void deposits.ask({ orderId, amount });
  }

  return (
    <Sheet look="bottom" title={text.closeTitle(formatPesos(amount))} onClose={onClose}>
      <div className="deposit">
        <p>{text.closeLead}</p>
        <FailureNote failure={cancel.failure} refusals={wallet.cancelOrder.refusals} />
        <StatusNote note={cancel.note} />
        <Button look="gold-wide" aria-disabled={cancel.isBusy} onClick={() => void close()}>
          {cancel.isPending ? text.closing : text.closeNow}
        </Button>
        <Button look="ghost-wide" onClick={onClose}>
          {text.keepOpen}
        </Button>
      </div>
    </Sheet>
  );
}
