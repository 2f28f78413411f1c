import type { CoinMovement } from '#contract/entities/order.ts';
import { formatPesos } from '#shared/money.ts';
import { formatTime } from '#shared/time.ts';
import { nameOfKind } from '../kinds.ts';
import { text } from '../text.ts';

/** What moved, when, by how much, and what it left. A kind of a later release has the server's own name. */
export function TransactionRow({ entry }: { entry: CoinMovement }) {
  const { kind, title, amount, balance, createTime } = entry;
  const name = nameOfKind(kind);
  return (
    <li className="record-row">
      <p>
        <b>{name ? text.names[name] : title}</b>
        <time dateTime={new Date(createTime).toISOString()}>{formatTime(createTime)}</time>
      </p>
      <p className="record-amounts">
        <b className={amount > 0 ? 'record-in' : undefined}>
          {amount > 0 && '+'}
          {formatPesos(amount)}
        </b>
        {typeof balance === 'number' && <small>{text.balanceAfter(formatPesos(balance))}</small>}
      </p>
    </li>
  );
}
