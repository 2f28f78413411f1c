import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import type { OpenDeposit, TradeInfo } from '#contract/entities/order.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { RECHARGE_BONUS_KINDS } from '#contract/money-enums.ts';
import type { Buying } from '#data/open-sheet.ts';
import { player } from '#data/player/session.ts';
import { formatShortPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { Form } from '#ui/form/form.tsx';
import { stopOfPrice } from '../rules/stops.ts';
import { ownLimitOf, waysOf } from '../rules/ways.ts';
import { text } from '../text.ts';
import { Adds } from './adds.tsx';
import { BetFirstNote } from './bet-first-note.tsx';
import { StopOfPrice } from './stop-note.tsx';
import { openOf, UnderWay } from './under-way.tsx';
import { useRecharge } from './use-recharge.ts';
import { Pay, Ways } from './ways.tsx';
import './deposit.css';

interface BuyFormProps {
  info: TradeInfo;
  config: Lobby['config'];
  buys: Buying;
  onStarted: (order: OpenDeposit) => void;
}

/** What a promotion sells: its price stands, and the player chooses how to pay. What cannot be paid says so beside it. */
export function BuyForm({ info, config, buys, onStarted }: BuyFormProps) {
  useSignals();
  const { price, actType, propId, pack } = buys;
  const anyWays = waysOf(config, info);
  const ways = anyWays.filter(({ least, most }) => price >= least && price <= most);
  const [wayId, setWayId] = useState(info.last?.rechargeType);
  const { start, ...recharge } = useRecharge(config, onStarted);
  const way = ways.find(({ id }) => id === wayId) ?? ways[0];
  const amount = cents(price);
  if (!way) {
    const why = anyWays.length > 0 ? text.noWayFor(formatShortPesos(amount)) : text.noWays;
    return <p data-msg-key={why.key}>{why.text}</p>;
  }
  const open = openOf(info);
  const stop = stopOfPrice({ info, open, totalRecharge: player.value?.user.totalRecharge ?? 0 }, buys);
  const isFirst = actType === RECHARGE_BONUS_KINDS.firstCharge;
  const underWay = open.length > 0 && <UnderWay list={open} config={config} onPay={onStarted} />;
  if (stop) {
    return (
      <div className="deposit">
        <Bought buys={buys} />
        <StopOfPrice stop={stop} isFirst={isFirst} hasPending={open.length > 0} />
        {stop.why === 'manyUnpaid' && underWay}
        {stop.why === 'ordered' && <UnderWay list={stop.orders} config={config} onPay={onStarted} />}
      </div>
    );
  }
  return (
    <Form
      className="deposit-form"
      aria-label={text.formName}
      onSubmit={() => void start(way, amount, { bought: { actType, propId } })}
    >
      <Bought buys={buys} how={actType === RECHARGE_BONUS_KINDS.festival ? text.buyComes : text.buyHow} />
      <BetFirstNote />
      <Ways ways={ways} chosen={way.id} config={config} onChoose={setWayId} />
      <Adds info={info} pack={pack} hasLadder={isFirst && !pack} amount={amount} least={amount} />
      <Pay recharge={recharge} amount={amount} own={ownLimitOf(info)}>
        {underWay}
      </Pay>
    </Form>
  );
}

/** What is bought for how much; `how` says how it is got. */
const Bought = ({ buys: { price, holds, pack }, how }: { buys: Buying; how?: string }) => (
  <p className="deposit-note">
    {pack && (
      <>
        {pack.title}
        <br />
      </>
    )}
    <b>{formatShortPesos(cents(price))}</b> {holds}
    {how !== undefined && (
      <>
        <br />
        <small>{how}</small>
      </>
    )}
  </p>
);
