import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import type { OpenDeposit, TradeInfo } from '#contract/entities/order.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { RECHARGE_BONUS_KINDS } from '#contract/money-enums.ts';
import type { Buying } from '#data/open-sheet.ts';
import { formatShortPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { text as promotions } from '#page/promotions/text.ts';
import { Form } from '#ui/form/form.tsx';
import { ownLimitOf, waysOf } from '../rules/ways.ts';
import { text } from '../text.ts';
import { BetFirstNote } from './bet-first-note.tsx';
import { OverOwn } from './own-limit.tsx';
import { useRecharge } from './use-recharge.ts';
import { Pay, Ways } from './ways.tsx';
import './deposit.css';

interface BuyFormProps {
  info: TradeInfo;
  config: Lobby['config'];
  buys: Buying;
  onStarted: (order: OpenDeposit) => void;
}

/** What a promotion sells: its price stands, and the player chooses how to pay. */
export function BuyForm({ info, config, buys, onStarted }: BuyFormProps) {
  useSignals();
  const { price, holds, actType, propId } = buys;
  const ways = waysOf(config, info).filter(({ least, most }) => price >= least && price <= most);
  const [wayId, setWayId] = useState(info.last?.rechargeType);
  const { start, ...recharge } = useRecharge(config, onStarted);
  const way = ways.find(({ id }) => id === wayId) ?? ways[0];
  if (!way) return <p data-msg-key={text.noWays.key}>{text.noWays.text}</p>;
  const amount = cents(price);
  const own = ownLimitOf(info);
  const isOverOwn = own !== undefined && amount > own.left;
  const isFirst = actType === RECHARGE_BONUS_KINDS.firstCharge;
  const pending = isFirst && info.openList.length > 0 ? promotions.firstPending(info.openList.length) : undefined;
  return (
    <Form
      className="deposit-form"
      aria-label={text.formName}
      onSubmit={() => isOverOwn || start(way, amount, { bought: { actType, propId } })}
    >
      <p className="deposit-note">
        <b>{formatShortPesos(amount)}</b> {holds}
        <br />
        <small>{actType === RECHARGE_BONUS_KINDS.festival ? text.buyComes : text.buyHow}</small>
        {pending && <small data-msg-key={pending.key}> {pending.text}</small>}
      </p>
      <BetFirstNote />
      <Ways ways={ways} chosen={way.id} config={config} onChoose={setWayId} />
      {isOverOwn ? <OverOwn own={own} /> : <Pay recharge={recharge} amount={amount} />}
    </Form>
  );
}
