import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect, useRef } from 'react';
import type { OpenDeposit, TradeInfo } from '#contract/entities/order.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { askedDeposits } from '#data/money/asked.ts';
import { deposits, followedOf } from '#data/money/deposits.ts';
import { counting } from '#data/money/counting.ts';
import { player } from '#data/player/session.ts';
import { Terms } from '#page/terms.tsx';
import { paths } from '#paths';
import { formatPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { formatTime } from '#shared/time.ts';
import { Below } from '#ui/below.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { text } from '../text.ts';
import { DepositForm } from './deposit-form.tsx';
import { FirstReward } from './first-reward.tsx';
import { openOf, UnderWay } from './under-way.tsx';
import './deposit.css';

interface DepositBodyProps {
  info: TradeInfo;
  config: Lobby['config'];
  onPay: (order: OpenDeposit) => void;
  /** What else belongs to a wallet, where the screen is the wallet and not a sheet over something else. */
  purses?: ReactNode;
  more?: ReactNode;
  /** The order whose payment the player has just left: they are led to what became of it. */
  left?: string | undefined;
}

/** The same on the screen and in the sheet. */
export function DepositBody({ info, config, onPay, purses, more, left }: DepositBodyProps) {
  useSignals();
  const { openList } = info;
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (left !== undefined && body.current) leadToOrder(body.current, left);
  }, [left]);
  useEffect(() => void deposits.follow(openList.map(followedOf)), [openList]);
  const open = openOf(info);
  const user = player.value?.user;
  return (
    <div ref={body} className="deposit">
      <section className="deposit-balance" tabIndex={-1} aria-label={text.balance}>
        <p>
          {text.balance}
          <b>{user && formatPesos(cents(counting.value ?? user.coin))}</b>
          {player.value && <small>{text.asOf(formatTime(player.value.savedAt))}</small>}
        </p>
        <ButtonLink look="ghost" href={paths.withdraw()}>
          {text.withdraw}
        </ButtonLink>
      </section>
      <FirstReward />
      {purses}
      {open.length + askedDeposits.value.length > 0 && (
        <UnderWay list={open} config={config} onPay={onPay} left={left} />
      )}
      <DepositForm info={info} config={config} open={open} onStarted={onPay} />
      <Below>
        {more}
        <Terms title={text.termsTitle} terms={text.terms} />
      </Below>
      {!more && (
        <ButtonLink look="link" href={paths.transactions()}>
          {text.records}
        </ButtonLink>
      )}
    </div>
  );
}

/** The form stands where it was, and the card far above it. One that has ended has none: then the balance tells. */
function leadToOrder(body: HTMLElement, orderId: string): void {
  const card = body.querySelector<HTMLElement>(`[data-order="${CSS.escape(orderId)}"]`);
  const place = card ?? body.querySelector<HTMLElement>('.deposit-balance');
  place?.focus({ preventScroll: true });
  // What is nearest may be under the head of the screen.
  place?.scrollIntoView({ block: 'center' });
}
