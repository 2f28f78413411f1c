import { ORDER_STATUS } from '#contract/enums.ts';
import type { ExchangeOrder } from '#contract/entities/order.ts';
import { formatPesos } from '#shared/money.ts';
import { formatTime } from '#shared/time.ts';
import { Icon } from '#ui/icon/index.ts';
import { text } from '../text.ts';
import { CancelOrder } from './cancel-order.tsx';

/** The last withdrawal: how far it has come, or how it has ended. */
export function OrderProgress({ order }: { order: ExchangeOrder }) {
  const { orderId, amount, bankName, cardNum, createTime } = order;
  return (
    <section className="withdraw-card" aria-label={text.orderNumber(orderId)}>
      <h2>{text.orderTitle(formatPesos(amount), `${bankName} ${cardNum}`)}</h2>
      <p className="withdraw-quiet">
        {text.orderNumber(orderId)} · {formatTime(createTime)}
      </p>
      <div role="status">
        <Standing order={order} />
      </div>
      {/* It is `reviewing` until it is sent to the bank, so all of that time the money is still here. */}
      {order.status === ORDER_STATUS.reviewing && <CancelOrder order={order} />}
    </section>
  );
}

/** How many of the steps are done while it is under way. */
const DONE: Readonly<Record<number, number>> = { [ORDER_STATUS.reviewing]: 1, [ORDER_STATUS.pending]: 2 };

function Standing({ order: { status, reason, finishTime } }: { order: ExchangeOrder }) {
  const done = DONE[status];
  if (done !== undefined) return <Steps done={done} />;
  if (status === ORDER_STATUS.done) return <p className="withdraw-paid">{text.paidAt(formatTime(finishTime))}</p>;
  if (status === ORDER_STATUS.cancelled) return <p data-msg-key={text.cancelled.key}>{text.cancelled.text}</p>;
  return (
    <p data-msg-key={text.returned.key}>
      {text.returned.text} {reason}
    </p>
  );
}

function Steps({ done }: { done: number }) {
  const { asked, review, sent, paid } = text.steps;
  return (
    <ol className="withdraw-steps">
      {[asked, review, sent, paid].map((name, at) => (
        <li key={name} data-is={at < done ? 'done' : at === done ? 'now' : 'later'}>
          <span aria-hidden="true">{at < done && <Icon name="check" />}</span>
          <p>
            {name}
            {at === done && <span className="visually-hidden"> ({text.now})</span>}
          </p>
        </li>
      ))}
    </ol>
  );
}
