import { wallet } from '#contract/wallet.ts';
import { useMoneyForm } from '../use-money-form.ts';
import { Button } from '#ui/button/button.tsx';
import { FailureNote } from '#ui/ending/index.ts';
import { StatusNote } from '#ui/note/status-note.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import type { Message } from '#ui/text.ts';
import './cancel-sheet.css';

interface CancelSheetProps {
  orderId: string;
  words: { title: string; lead: string; yes: string; pending: string; no: string; noConnection: Message };
  onDone: () => void;
  onClose: () => void;
}

/** Asks once more before the player ends a deposit or a withdrawal. */
export function CancelSheet({ orderId, words, onDone, onClose }: CancelSheetProps) {
  const { title, lead, yes, pending, no, noConnection } = words;
  const cancel = useMoneyForm(wallet.cancelOrder, noConnection, onClose);

  async function end() {
    if (await cancel.run(() => ({ orderId }), orderId)) onDone();
  }

  return (
    <Sheet look="bottom" title={title} onClose={onClose}>
      <div className="cancel-sheet">
        <p>{lead}</p>
        <FailureNote failure={cancel.failure} refusals={wallet.cancelOrder.refusals} />
        <StatusNote note={cancel.note} />
        <Button look="gold-wide" aria-disabled={cancel.isBusy} onClick={() => void end()}>
          {cancel.isPending ? pending : yes}
        </Button>
        <Button look="ghost-wide" onClick={onClose}>
          {no}
        </Button>
      </div>
    </Sheet>
  );
}
