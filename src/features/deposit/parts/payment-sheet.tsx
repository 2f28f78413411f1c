import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import type { OpenDeposit } from '#contract/entities/order.ts';
import { useReloadHold } from '#data/app/reload-holds.ts';
import { isReachable } from '#data/call/connection.ts';
import { deposits, type Standing } from '#data/money/deposits.ts';
import { ReadyGifts } from '#page/promotions/ready-gifts.tsx';
import { LatePushOffer } from '#page/push/late-push-offer.tsx';
import { formatPesos } from '#shared/format-pesos.ts';
import { formatTime } from '#shared/time.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import type { Message } from '#ui/text.ts';
import { feelCredited, Burst, saidOfEnding } from './ended.tsx';
import { text } from '../text.ts';
import { BankView } from './bank-view.tsx';
import { PageView } from './page-view.tsx';
import { QrView } from './qr-view.tsx';
import '#ui/note/status-note.css';
import { useInSight } from '#ui/note/use-in-sight.ts';
import './payment.css';

interface PaymentSheetProps {
  order: OpenDeposit;
  onClose: () => void;
  /** The moment to lead elsewhere. */
  onGone?: () => void;
}

/** How one deposit is paid, and that it has arrived. Closing it ends nothing: the order stays under way. */
export function PaymentSheet({ order, onClose, onGone }: PaymentSheetProps) {
  useSignals();
  useReloadHold();
  const { orderId, amount } = order;
  const [answered, setAsked] = useState<'no' | 'asking' | Standing>('no');
  const isReviewed = deposits.open.value.some((one) => one.orderId === orderId && one.isReviewed);
  const asked = isReviewed ? 'reviewing' : answered;
  useEffect(() => {
    deposits.noteTold(orderId);
    return () => deposits.noteUntold(orderId);
  }, [orderId]);
  const ended = deposits.endingOf(orderId);
  const isCredited = ended?.how === 'credited';
  useEffect(() => {
    if (isCredited) feelCredited();
  }, [isCredited]);

  async function ask() {
    if (asked === 'asking' || !isReachable.peek()) return;
    setAsked('asking');
    setAsked(await deposits.ask({ orderId, amount }));
  }

  /** A player who has said that they have paid is told as soon as it is known. */
  function close() {
    if (asked !== 'no' && !ended) void deposits.ask({ orderId, amount });
    onClose();
  }

  const how = ended?.how ?? (asked === 'reviewing' ? asked : undefined);
  const title = how ? text.endedTitle : text.payTitle;
  const words = ended ? saidOfEnding(ended) : saidOf(asked, isReachable.value);
  const said = useInSight<HTMLParagraphElement>(words?.text);
  return (
    <Sheet look="full" title={title(formatPesos(amount))} onClose={close} {...(onGone && { onGone })}>
      <div className="deposit-payment" data-how={how}>
        {how && (
          <span className="deposit-sign">
            <Icon name={isCredited ? 'check' : how === 'reviewing' ? 'clock' : 'info'} />
            {isCredited && <Burst />}
          </span>
        )}
        {!how && <View order={order} />}
        {!how && (
          <Button look="gold-wide" aria-disabled={asked === 'asking' || !isReachable.value} onClick={() => void ask()}>
            {asked === 'asking' ? text.asking : text.paid}
          </Button>
        )}
        <p ref={said} role="status" className={how ? 'deposit-ending' : 'status-note'} data-msg-key={words?.key}>
          {words?.text}
        </p>
        {how === 'reviewing' && <OrderLine order={order} />}
        {how && (
          <Button look="gold-wide" onClick={close}>
            {text.done}
          </Button>
        )}
        <ReadyGifts orderId={orderId} hasCome={isCredited} />
        {!ended && <LatePushOffer kind="deposit" />}
      </div>
    </Sheet>
  );
}

function saidOf(asked: 'no' | 'asking' | Standing, isConnected: boolean): Message | undefined {
  if (asked === 'reviewing') return text.reviewing;
  if (asked === 'unasked') return text.unasked;
  if (!isConnected) return text.checkLater;
  if (asked === 'waiting') return text.notYet;
  return asked === 'ended' ? text.gone : undefined;
}

function View({ order }: { order: OpenDeposit }) {
  const { payUrl, qrInfo, appRechargeBankOwn, orderId } = order;
  if (payUrl) return <PageView payUrl={payUrl} orderId={orderId} />;
  if (qrInfo) return <QrView qr={{ ...qrInfo, amount: order.amount }} />;
  return (
    <>
      {appRechargeBankOwn && <BankView account={{ ...appRechargeBankOwn, amount: order.amount }} />}
      <OrderLine order={order} />
    </>
  );
}

/** What the player names to customer service. */
const OrderLine = ({ order: { orderId, createTime } }: { order: OpenDeposit }) => (
  <p className="deposit-hint">
    {text.order} {orderId} · {formatTime(createTime)}
  </p>
);
