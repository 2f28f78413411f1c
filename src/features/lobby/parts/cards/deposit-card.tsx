import { useSignals } from '@preact/signals-react/runtime';
import { deposits } from '#data/money/deposits.ts';
import { paths } from '#paths';
import { formatPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { formatTime } from '#shared/time.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { text } from './text.ts';

/** A deposit that is still to be paid or credited: how it stood when the server last said so, and the way to it. */
export function DepositCard() {
  useSignals();
  const { value: open } = deposits.open;
  const [first] = open;
  if (!first) return null;
  const isOne = open.length === 1;
  const title = isOne ? text.depositOf(formatPesos(cents(first.amount))) : text.deposits(open.length);
  const isReviewed = open.every((order) => order.isReviewed);
  const toldAt = Math.min(...open.flatMap((order) => order.toldAt ?? []));
  return (
    <section className="welcome-card" aria-label={title}>
      <p>
        <b>{title}</b>
        <small>
          {isReviewed ? text.depositReviewed : text.depositWaits}
          {Number.isFinite(toldAt) && ` · ${text.asOf(formatTime(toldAt))}`}
        </small>
      </p>
      <ButtonLink
        look="ghost"
        aria-label={`${text.open}: ${title}`}
        href={isOne ? paths.openDeposit(first.orderId) : paths.deposit()}
      >
        {text.open}
      </ButtonLink>
    </section>
  );
}
