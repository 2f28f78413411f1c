import { useId } from 'react';
import type { ExchangeTerms } from '#contract/entities/order.ts';
import { formatPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import '#ui/card/card.css';
import { text } from '../text.ts';

/** What there is, how much of it may leave now, and what is still to be bet for the rest. */
export function BalanceCard({ terms }: { terms: ExchangeTerms }) {
  const { balance, available, held, wagerRequired, wagerDone, reasonList } = terms;
  const barId = useId();
  const left = wagerRequired - wagerDone;
  return (
    <section className="card withdraw-card">
      <p className="withdraw-quiet">{text.balance}</p>
      <p className="card-sum">{formatPesos(balance)}</p>
      {reasonList.length === 0 && <p className="withdraw-quiet">{text.canWithdraw(formatPesos(available))}</p>}
      {held > 0 && <p className="withdraw-quiet">{text.onItsWay(formatPesos(held))}</p>}
      {left > 0 && (
        <>
          <progress id={barId} max={wagerRequired} value={wagerDone} aria-label={text.wagerProgress} />
          <label htmlFor={barId} className="withdraw-quiet">
            {text.leftToBet(formatPesos(cents(left)))}
          </label>
        </>
      )}
    </section>
  );
}

/** What the terms of use say about withdrawals. */
export function Terms() {
  return (
    <section className="withdraw-terms">
      <h2>{text.termsTitle}</h2>
      <ul>
        {text.terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </section>
  );
}
