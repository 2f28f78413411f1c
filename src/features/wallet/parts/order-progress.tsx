import { ORDER_STATUS } from '#contract/enums.ts';
import type { ExchangeOrder } from '#contract/entities/order.ts';
import { formatPesos } from '#shared/money.ts';
import { formatTime } from '#shared/time.ts';
import { Icon } from '#ui/icon/index.ts';
import { text } from '../text.ts';

/** How far each status has come among the steps. */
const REACHED: Readonly<Record<number, number>> = {
  [ORDER_STATUS.reviewing]: 1,
  [ORDER_STATUS.pending]: 2,
  [ORDER_STATUS.done]: 4,
};

/** The last withdrawal, from the wish to the payout. */
export function OrderProgress({ order }: { order: ExchangeOrder }) {
  const { orderId, amount, status, bankName, cardNum, reason, createTime, finishTime } = order;
  const reached = REACHED[status];
  const { asked, review, sent, paid } = text.steps;
  return (
    <section className="withdraw-card" aria-label={text.orderNumber(orderId)}>
      <h2>{text.orderTitle(formatPesos(amount), `${bankName} ${cardNum}`)}</h2>
      <p className="withdraw-quiet">
        {text.orderNumber(orderId)} · {formatTime(createTime)}
      </p>
      <div role="status">
        {reached === undefined ? (
          <p data-msg-key={text.returned.key}>
            {text.returned.text} {reason}
          </p>
        ) : (
          <ol className="withdraw-steps">
            {[asked, review, sent, status === ORDER_STATUS.done ? text.paidAt(formatTime(finishTime)) : paid].map(
              (name, at) => (
                <li key={name} data-is={at < reached ? 'done' : at === reached ? 'now' : 'later'}>
                  <span aria-hidden="true">{at < reached && <Icon name="check" />}</span>
                  {name}
                  {at === reached && <small className="visually-hidden"> ({text.now})</small>}
                </li>
              ),
            )}
          </ol>
        )}
      </div>
    </section>
  );
}
