import { useEffect, useRef } from 'react';
import { ORDER_STATUS } from '#contract/money-enums.ts';
import type { ExchangeOrder } from '#contract/entities/order.ts';
import { formatPesos } from '#shared/format-pesos.ts';
import { formatTime } from '#shared/time.ts';
import { Icon } from '#ui/icon/index.ts';
import '#ui/card/card.css';
import { stepsOf } from '../rules/steps-of.ts';
import { text } from '../text.ts';
import { CancelOrder } from './cancel-order.tsx';
import './order-progress.css';

interface OrderProgressProps {
  order: ExchangeOrder;
  /** The player has asked for it just now. */
  isNew: boolean;
  /** The player has been led to it. */
  onLed: () => void;
}

/** The last withdrawal: how far it has come, or how it has ended. */
export function OrderProgress({ order, isNew, onLed }: OrderProgressProps) {
  const { orderId, amount, bankName, cardNum } = order;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isNew) return;
    // The form that has asked for it is gone, and the page stands where it was.
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'nearest' });
    onLed();
  }, [isNew, onLed]);
  return (
    <section ref={card} className="card withdraw-card" tabIndex={-1} aria-label={text.orderNumber(orderId)}>
      <h2>{text.orderTitle(formatPesos(amount), `${bankName} ${cardNum}`)}</h2>
      <p className="withdraw-quiet">{text.orderNumber(orderId)}</p>
      <Steps order={order} />
      <CancelOrder key={orderId} order={order} />
    </section>
  );
}

function Steps({ order }: { order: ExchangeOrder }) {
  return (
    // What has changed is read out, and not the way from its beginning.
    <div role="status" aria-atomic="false">
      <ol className="withdraw-steps">
        {stepsOf(order).map(({ name, is, at }) => (
          <li key={name} data-is={is}>
            <span aria-hidden="true">
              {is === 'done' && <Icon name="check" />}
              {is === 'unpaid' && <Icon name="close" />}
            </span>
            <p>
              {text.steps[name]}
              {is === 'now' && <span className="visually-hidden"> ({text.now})</span>}
              {at !== undefined && <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>}
            </p>
            {is === 'unpaid' && <Unpaid order={order} />}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Why it was not paid, and whose the money is now. */
function Unpaid({ order: { status, reason } }: { order: ExchangeOrder }) {
  const words = status === ORDER_STATUS.cancelled ? text.cancelled : text.returned;
  const why = text.because(reason);
  return (
    <div>
      {reason !== '' && <p data-msg-key={why.key}>{why.text}</p>}
      <p data-msg-key={words.key}>{words.text}</p>
    </div>
  );
}
