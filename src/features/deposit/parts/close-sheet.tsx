import type { OpenDeposit } from '#contract/entities/order.ts';
import { deposits } from '#data/money/deposits.ts';
import { CancelSheet } from '#page/order/cancel-sheet.tsx';
import { formatPesos } from '#shared/format-pesos.ts';
import { text } from '../text.ts';

/** The player says that they will not pay. What comes all the same is still theirs. */
export function CloseSheet({ order: { orderId, amount }, onClose }: { order: OpenDeposit; onClose: () => void }) {
  const words = {
    title: text.closeTitle(formatPesos(amount)),
    lead: text.closeLead,
    yes: text.closeNow,
    pending: text.closing,
    no: text.keepOpen,
    noConnection: text.noClose,
  };
  return (
    <CancelSheet
      orderId={orderId}
      words={words}
      onDone={() => void deposits.ask({ orderId, amount })}
      onClose={onClose}
    />
  );
}
