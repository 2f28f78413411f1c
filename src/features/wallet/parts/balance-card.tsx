import { useSignals } from '@preact/signals-react/runtime';
import type { ExchangeChannel, ExchangeTerms } from '#contract/entities/order.ts';
import { player } from '#data/player/session.ts';
import { formatPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import '#ui/card/card.css';
import { mostAtOnce, type Part, partsOf } from '../rules/parts-of.ts';
import { text } from '../text.ts';

/** What there is, how much of it may leave now, and where the rest is. */
export function BalanceCard({ terms, channel }: { terms: ExchangeTerms; channel: ExchangeChannel | undefined }) {
  useSignals();
  const { balance, leftToday } = terms;
  const parts = partsOf(terms, player.value?.user.safebox ?? 0);
  return (
    <section className="card withdraw-card">
      <p className="withdraw-quiet">{text.balance}</p>
      <p className="card-sum">{formatPesos(balance)}</p>
      <p>
        <b>{text.canWithdraw(formatPesos(mostAtOnce(terms, channel)))}</b>
      </p>
      {typeof leftToday === 'number' && <p className="withdraw-quiet">{text.leftToday(leftToday)}</p>}
      {parts.length > 0 && <Parts parts={parts} toBet={terms.wagerRequired - terms.wagerDone} />}
    </section>
  );
}

/** A picture of where it all is, and the same in words. */
function Parts({ parts, toBet }: { parts: readonly Part[]; toBet: number }) {
  const locked = parts.find(({ name }) => name === 'toBet' || name === 'bonus')?.name;
  return (
    <>
      <div className="withdraw-bar" aria-hidden="true">
        {parts.map(({ name, amount }) => (
          <i key={name} data-part={name} style={{ flexGrow: amount }} />
        ))}
      </div>
      <ul className="withdraw-parts">
        {parts.map(({ name, amount }) => (
          <li key={name}>
            <i data-part={name} aria-hidden="true" />
            <span>
              {text.parts[name]}
              {name === locked && toBet > 0 && <small>{text.leftToBet(formatPesos(cents(toBet)))}</small>}
            </span>
            <b>{formatPesos(amount)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
