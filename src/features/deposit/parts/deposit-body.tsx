import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect, useState } from 'react';
import { ORDER_STATUS } from '#contract/money-enums.ts';
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
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { nameOfWay } from '../rules/ways.ts';
import { text } from '../text.ts';
import { CloseSheet } from './close-sheet.tsx';
import { DepositForm } from './deposit-form.tsx';
import './deposit.css';

interface DepositBodyProps {
  info: TradeInfo;
  config: Lobby['config'];
  onPay: (order: OpenDeposit) => void;
  /** What else belongs to a wallet, where the screen is the wallet and not a sheet over something else. */
  purses?: ReactNode;
  more?: ReactNode;
}

/** The same on the screen and in the sheet. */
export function DepositBody({ info, config, onPay, purses, more }: DepositBodyProps) {
  useSignals();
  const { openList } = info;
  useEffect(() => void deposits.follow(openList.map(followedOf)), [openList]);
  // A list of before still names what has ended since.
  const open = openList.filter(({ orderId }) => !deposits.endingOf(orderId));
  const user = player.value?.user;
  return (
    <div className="deposit">
      <section className="deposit-balance">
        <p>
          {text.balance}
          <b>{user && formatPesos(cents(counting.value ?? user.coin))}</b>
          {player.value && <small>{text.asOf(formatTime(player.value.savedAt))}</small>}
        </p>
        <ButtonLink look="ghost" href={paths.withdraw()}>
          {text.withdraw}
        </ButtonLink>
      </section>
      {purses}
      {open.length + askedDeposits.value.length > 0 && <UnderWay list={open} config={config} onPay={onPay} />}
      <DepositForm info={info} config={config} onStarted={onPay} />
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

interface UnderWayProps extends Pick<DepositBodyProps, 'config' | 'onPay'> {
  list: readonly OpenDeposit[];
}

/** What is asked about, and what the server says is there. */
function UnderWay({ list, config, onPay }: UnderWayProps) {
  useSignals();
  const [closing, setClosing] = useState<OpenDeposit>();
  return (
    <section className="deposit-open" tabIndex={-1} aria-label={text.openTitle}>
      <h2>{text.openTitle}</h2>
      <ul>
        {askedDeposits.value.map(({ key, amount, rechargeType }) => (
          <li key={key}>
            <p>
              <b>{text.openBy(formatPesos(amount), nameOfWay(config, rechargeType))}</b>
              <small>{text.open.asked}</small>
            </p>
          </li>
        ))}
        {list.map((order) => {
          const told = text.openBy(formatPesos(order.amount), order.channelName);
          const isWaiting = order.status === ORDER_STATUS.pending;
          return (
            <li key={order.orderId}>
              <p>
                <b>{told}</b>
                <small>
                  {isWaiting ? text.open.waiting : text.open.reviewing} · {formatTime(order.createTime)}
                </small>
              </p>
              {isWaiting && (
                <>
                  <Button look="link" aria-label={`${text.close}: ${told}`} onClick={() => setClosing(order)}>
                    {text.close}
                  </Button>
                  <Button look="ghost" aria-label={`${text.payNow}: ${told}`} onClick={() => onPay(order)}>
                    {text.payNow}
                  </Button>
                </>
              )}
            </li>
          );
        })}
      </ul>
      {closing && <CloseSheet order={closing} onClose={() => setClosing(undefined)} />}
    </section>
  );
}
