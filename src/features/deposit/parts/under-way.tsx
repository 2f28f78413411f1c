import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { ORDER_STATUS } from '#contract/money-enums.ts';
import type { OpenDeposit, TradeInfo } from '#contract/entities/order.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { askedDeposits } from '#data/money/asked.ts';
import { deposits } from '#data/money/deposits.ts';
import { formatPesos } from '#shared/format-pesos.ts';
import { formatTime } from '#shared/time.ts';
import { Button } from '#ui/button/button.tsx';
import { nameOfWay } from '../rules/ways.ts';
import { text } from '../text.ts';
import { CloseSheet } from './close-sheet.tsx';

interface UnderWayProps {
  list: readonly OpenDeposit[];
  config: Lobby['config'];
  onPay: (order: OpenDeposit) => void;
  /** The one whose payment the player has just left. */
  left?: string | undefined;
}

/** A list of before still names what has ended since. */
export const openOf = ({ openList }: TradeInfo): OpenDeposit[] =>
  openList.filter(({ orderId }) => !deposits.endingOf(orderId));

/** What is asked about, and what the server says is there. */
export function UnderWay({ list, config, onPay, left }: UnderWayProps) {
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
            <li
              key={order.orderId}
              tabIndex={-1}
              data-order={order.orderId}
              data-left={order.orderId === left || undefined}
            >
              <p>
                {order.orderId === left && <i>{text.lastOpened}</i>}
                <b>{told}</b>
                <small>
                  {isWaiting ? text.open.waiting : text.open.reviewing} · {formatTime(order.createTime)}
                </small>
              </p>
              {isWaiting && (
                <span className="deposit-open-ways">
                  <Button look="link" aria-label={`${text.close}: ${told}`} onClick={() => setClosing(order)}>
                    {text.close}
                  </Button>
                  <Button look="ghost" aria-label={`${text.payNow}: ${told}`} onClick={() => onPay(order)}>
                    {text.payNow}
                  </Button>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {closing && <CloseSheet order={closing} onClose={() => setClosing(undefined)} />}
    </section>
  );
}
