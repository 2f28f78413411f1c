import { WALLET } from '#contract/errcodes.ts';
import { wallet } from '#contract/wallet.ts';
import { text } from '../text.ts';
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
  /** The order has gone on meanwhile. */
  isTooLate?: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** As the server would say it. */
const TOO_LATE = { kind: 'refused', code: WALLET.tooLateToCancel } as const;

/** Asks once more before the player ends a deposit or a withdrawal. */
export function CancelSheet({ orderId, words, isTooLate = false, onDone, onClose }: CancelSheetProps) {
  const { title, lead, yes, pending, no, noConnection } = words;
  const cancel = useMoneyForm(wallet.cancelOrder, noConnection, onClose);
  const failure = isTooLate ? TOO_LATE : cancel.failure;
  const isOver = failure?.kind === 'refused';

  async function end() {
    if (await cancel.run(() => ({ orderId }), orderId)) onDone();
  }

  return (
    <Sheet look="bottom" title={title} onClose={onClose}>
      <div className="cancel-sheet">
        {!isOver && <p>{lead}</p>}
        <FailureNote failure={failure} refusals={wallet.cancelOrder.refusals} />
        {!isOver && <StatusNote note={cancel.note} />}
        {/* One button all the time, so that the focus stays where it is. */}
        <Button
          look="gold-wide"
          aria-disabled={!isOver && cancel.isBusy}
          onClick={() => (isOver ? onClose() : void end())}
        >
          {isOver ? text.ok : cancel.isPending ? pending : yes}
        </Button>
        {!isOver && (
          <Button look="ghost-wide" onClick={onClose}>
            {no}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
