import { useSignals } from '@preact/signals-react/runtime';
import { isUnderWay } from '#contract/money-enums.ts';
import type { ExchangeOrder, ExchangeTerms } from '#contract/entities/order.ts';
import { wallet } from '#contract/wallet.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import { player } from '#data/player/session.ts';
import { paths } from '#paths';
import { formatPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { formatTime } from '#shared/time.ts';
import { Icon, type IconName } from '#ui/icon/index.ts';
import { latePart } from '#ui/lazy-named.ts';
import { Until } from '#ui/until.tsx';
import { text } from '../text.ts';
import './wallet-more.css';

const LatestMovements = latePart(() => import('#features/records/parts/latest-movements.tsx'), 'LatestMovements');

/** What is still to be bet, what is on its way out, the last movements, and the ways to all that belongs to a wallet. */
export function WalletMore() {
  useSignals();
  const { answer, savedAt } = useAnswer(wallet.getExchange, {});
  const isKnown = player.value?.user.hasKyc;
  return (
    <>
      {answer && <Wagering terms={answer} savedAt={savedAt} />}
      {answer?.order && isUnderWay(answer.order) && <Withdrawal order={answer.order} />}
      <nav className="wallet-links" aria-label={text.more}>
        <Way href={paths.accounts()} icon="wallet" name={text.accounts} />
        <Way href={paths.transactions()} icon="list" name={text.records} />
        {isKnown === false && <Way href={paths.kyc()} icon="user" name={text.proveIdentity} />}
      </nav>
      {isKnown && (
        <p className="wallet-known">
          <Icon name="check" /> {text.identityProven}
        </p>
      )}
      <Until>
        <LatestMovements />
      </Until>
    </>
  );
}

/** Where it stands is told on its own screen. */
const Withdrawal = ({ order: { amount, bankName, cardNum, createTime } }: { order: ExchangeOrder }) => (
  <a className="wallet-order" href={paths.withdraw()}>
    <span>
      <b>{text.withdrawalOf(formatPesos(amount))}</b>
      <small>
        {bankName} {cardNum} · {formatTime(createTime)}
      </small>
    </span>
    <Icon name="go" />
  </a>
);

const Way = ({ href, icon, name }: { href: string; icon: IconName; name: string }) => (
  <a href={href}>
    <Icon name={icon} />
    <span>{name}</span>
    <Icon name="go" />
  </a>
);

interface WageringProps {
  terms: ExchangeTerms;
  savedAt: number | undefined;
}

/** The ring says the same as the words beside it. It has an age of its own: a deposit over another screen asks for no terms of withdrawals. */
function Wagering({ terms: { bonus, wagerRequired, wagerDone }, savedAt }: WageringProps) {
  const left = wagerRequired - wagerDone;
  if (left <= 0 && bonus <= 0) return null;
  const percent = wagerRequired > 0 ? Math.min(100, Math.floor((wagerDone / wagerRequired) * 100)) : 100;
  return (
    <section className="wallet-wager" aria-label={text.wagerTitle}>
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <circle cx="18" cy="18" r="15" pathLength="100" />
        {percent > 0 && <circle cx="18" cy="18" r="15" pathLength="100" strokeDasharray={`${percent} 100`} />}
        <text x="18" y="18">
          {percent}%
        </text>
      </svg>
      <p>
        {bonus > 0 && <span>{text.bonusIs(formatPesos(bonus))}</span>}
        {left > 0 && (
          <>
            <b>{text.leftToBet(formatPesos(cents(left)))}</b>
            <small>{text.betSoFar(formatPesos(wagerDone), formatPesos(wagerRequired))}</small>
          </>
        )}
        {savedAt !== undefined && <small>{text.asOf(formatTime(savedAt))}</small>}
      </p>
    </section>
  );
}
