import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import type { OpenDeposit, TradeInfo } from '#contract/entities/order.ts';
import { wallet } from '#contract/wallet.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import type { Buying } from '#data/open-sheet.ts';
import { formatShortPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { Button } from '#ui/button/button.tsx';
import { FailureNote } from '#ui/ending/index.ts';
import { StatusNote } from '#ui/note/status-note.tsx';
import { waysOf } from '../rules/ways.ts';
import { text } from '../text.ts';
import { sendWords, useRecharge } from './use-recharge.ts';
import { Ways } from './ways.tsx';
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
    <form
      className="deposit-form"
      aria-label={text.formName}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void start(way, amount, { bought: { actType, propId } });
      }}
    >
      <p className="deposit-note">
        <b>{formatShortPesos(amount)}</b> {holds}
        <br />
        <small>{text.buyHow}</small>
      </p>
      <Ways ways={ways} chosen={way.id} config={config} onChoose={setWayId} />
      <StatusNote note={recharge.note} />
      <FailureNote failure={recharge.failure} refusals={wallet.recharge3.refusals} />
      <Button look="gold-wide" type="submit" aria-disabled={recharge.isBusy}>
        {sendWords(recharge, amount)}
      </Button>
    </form>
  );
}
