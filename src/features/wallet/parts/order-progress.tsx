import { ORDER_STATUS } from '#contract/money-enums.ts';
import type { ExchangeOrder } from '#contract/entities/order.ts';
import { formatPesos } from '#shared/format-pesos.ts';
import { formatTime } from '#shared/time.ts';
import { Icon } from '#ui/icon/index.ts';
import '#ui/card/card.css';
import { stepsOf } from '../rules/steps-of.ts';
import { text } from '../text.ts';
import { CancelOrder } from './cancel-order.tsx';

/** The last withdrawal: how far it has come, or how it has ended. */
export function OrderProgress({ order }: { order: ExchangeOrder }) {
  const { orderId, amount, bankName, cardNum } = order;
  return (
    <section className="card withdraw-card" tabIndex={-1} aria-label={text.orderNumber(orderId)}>
      <h2>{text.orderTitle(formatPesos(amount), `${bankName} ${cardNum}`)}</h2>
      <p className="withdraw-quiet">{text.orderNumber(orderId)}</p>
      <div role="status">
        <Steps order={order} />
        <Ending order={order} />
      </div>
      {/* It is `reviewing` until it is sent to the bank, so all of that time the money is still here. */}
      {order.status === ORDER_STATUS.reviewing && <CancelOrder order={order} />}
    </section>
  );
}

/** Whose money is where, once it has ended. */
function Ending({ order: { status, reason } }: { order: ExchangeOrder }) {
  if (status === ORDER_STATUS.reviewing || status === ORDER_STATUS.pending || status === ORDER_STATUS.done) return null;
  if (status === ORDER_STATUS.cancelled) return <p data-msg-key={text.cancelled.key}>{text.cancelled.text}</p>;
  return (
    <p data-msg-key={text.returned.key}>
      {text.returned.text} {reason}
    </p>
  );
}

function Steps({ order }: { order: ExchangeOrder }) {
  return (
    <ol className="withdraw-steps">
      {stepsOf(order).map(({ name, is, at }) => (
        <li key={name} data-is={is}>
          <span aria-hidden="true">{is === 'done' && <Icon name="check" />}</span>
          <p>
            {text.steps[name]}
            {is === 'now' && <span className="visually-hidden"> ({text.now})</span>}
            {at !== undefined && <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>}
          </p>
        </li>
      ))}
    </ol>
  );
}
