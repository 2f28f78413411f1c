import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import type { OpenDeposit } from '#contract/entities/order.ts';
import { useReloadHold } from '#data/app/reload-holds.ts';
import { isReachable } from '#data/ask/connection.ts';
import { deposits } from '#data/money/deposits.ts';
import { cents, formatPesos } from '#shared/money.ts';
import { formatTime } from '#shared/time.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { text } from '../text.ts';
import { BankView } from './bank-view.tsx';
import { PageView } from './page-view.tsx';
import { QrView } from './qr-view.tsx';
import './payment.css';

interface PaymentSheetProps {
  order: OpenDeposit;
  onClose: () => void;
}

/** How one deposit is paid, and that it has arrived. Closing it ends nothing: the order stays under way. */
export function PaymentSheet({ order, onClose }: PaymentSheetProps) {
  useSignals();
  useReloadHold();
  const { orderId } = order;
  const [asked, setAsked] = useState<'no' | 'asking' | 'notYet'>('no');
  useEffect(() => deposits.claim(orderId), [orderId]);
  const ended = deposits.ended.value?.orderId === orderId ? deposits.ended.value : undefined;
  const isCredited = ended?.how === 'credited';
  useEffect(() => {
    if (isCredited && !matchMedia('(prefers-reduced-motion: reduce)').matches) navigator.vibrate?.(40);
  }, [isCredited]);

  async function ask() {
    if (asked === 'asking' || !isReachable.peek()) return;
    setAsked('asking');
    const isKnown = await deposits.ask(order);
    setAsked(isKnown ? 'no' : 'notYet');
  }

  /** A player who has said that they have paid is told as soon as it is known. */
  function close() {
    if (asked !== 'no' && !ended) void deposits.ask(order);
    onClose();
  }

  return (
    <Sheet look="full" title={text.payTitle(formatPesos(order.amount))} onClose={close}>
      {ended ? (
        <Ending how={ended.how} amount={formatPesos(cents(ended.amount))} onClose={onClose} />
      ) : (
        <div className="deposit-payment">
          <View order={order} />
          <p role="status" className="deposit-note" data-msg-key={asked === 'notYet' ? text.notYet.key : undefined}>
            {asked === 'notYet' && text.notYet.text}
            {!isReachable.value && text.noConnection.text}
          </p>
          <Button look="gold-wide" aria-disabled={asked === 'asking' || !isReachable.value} onClick={() => void ask()}>
            {asked === 'asking' ? text.asking : text.paid}
          </Button>
        </div>
      )}
    </Sheet>
  );
}

function View({ order }: { order: OpenDeposit }) {
  const { payUrl, qrInfo, appRechargeBankOwn, orderId, createTime } = order;
  if (payUrl) return <PageView payUrl={payUrl} />;
  if (qrInfo) return <QrView qr={{ ...qrInfo, amount: order.amount }} />;
  return (
    <>
      {appRechargeBankOwn && <BankView account={{ ...appRechargeBankOwn, amount: order.amount }} />}
      <p className="deposit-note">
        {text.order} {orderId} · {formatTime(createTime)}
      </p>
    </>
  );
}

function Ending({ how, amount, onClose }: { how: 'credited' | 'notPaid'; amount: string; onClose: () => void }) {
  const words = text[how](amount);
  return (
    <div className="deposit-ending" data-how={how}>
      <Icon name={how === 'credited' ? 'check' : 'info'} />
      <p role="status" data-msg-key={words.key}>
        {words.text}
      </p>
      <Button look="gold-wide" onClick={onClose}>
        {text.done}
      </Button>
    </div>
  );
}
