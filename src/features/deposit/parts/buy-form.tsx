import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import type { OpenDeposit, TradeInfo } from '#contract/entities/order.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import type { Buying } from '#data/open-sheet.ts';
import { formatShortPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { Form } from '#ui/form/form.tsx';
import { waysOf } from '../rules/ways.ts';
import { text } from '../text.ts';
import { BetFirstNote } from './bet-first-note.tsx';
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
  return (
    <Form
      className="deposit-form"
      aria-label={text.formName}
      onSubmit={() => start(way, amount, { bought: { actType, propId } })}
    >
      <p className="deposit-note">
        <b>{formatShortPesos(amount)}</b> {holds}
        <br />
        <small>{text.buyHow}</small>
      </p>
      <BetFirstNote />
      <Ways ways={ways} chosen={way.id} config={config} onChoose={setWayId} />
      <Pay recharge={recharge} amount={amount} />
    </Form>
  );
}
