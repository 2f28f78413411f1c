import { useSignals } from '@preact/signals-react/runtime';
import { askedDeposits } from '#data/money/asked.ts';
import { deposits } from '#data/money/deposits.ts';
import { paths } from '#paths';
import { formatPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { formatTime } from '#shared/time.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import '#ui/card/welcome-card.css';
import { text } from './text.ts';

interface DepositCardProps {
  /** Those that the server knows stand in a list beside it. */
  isListed?: boolean;
}

/** A deposit that is asked about, or still to be paid or credited: how it stood when the server last said so, and the way to it. */
export function DepositCard({ isListed = false }: DepositCardProps) {
  useSignals();
  const asked = askedDeposits.value;
  const open = isListed ? [] : deposits.open.value;
  const [first] = [...open, ...asked];
  if (!first) return null;
  const count = open.length + asked.length;
  const title = count === 1 ? text.depositOf(formatPesos(cents(first.amount))) : text.deposits(count);
  const toldAt = Math.min(...open.flatMap((order) => order.toldAt ?? []));
  return (
    <section className="welcome-card" aria-label={title}>
      <p>
        <b>{title}</b>
        <small>
          {standingOf(open)}
          {Number.isFinite(toldAt) && ` · ${text.asOf(formatTime(toldAt))}`}
        </small>
      </p>
      <ButtonLink
        look="ghost"
        aria-label={`${text.open}: ${title}`}
        href={count === 1 && 'orderId' in first ? paths.openDeposit(first.orderId) : paths.deposit()}
      >
        {text.open}
      </ButtonLink>
    </section>
  );
}

function standingOf(open: readonly { isReviewed?: boolean }[]): string {
  if (open.length === 0) return text.depositAsked;
  return open.every((order) => order.isReviewed) ? text.depositReviewed : text.depositWaits;
}
