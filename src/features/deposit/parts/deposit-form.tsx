import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import type { Coupon, OpenDeposit, TradeInfo } from '#contract/entities/order.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { useDraft } from '#data/player/drafts.ts';
import { player } from '#data/player/session.ts';
import { formatAmount, formatShortPesos } from '#shared/format-pesos.ts';
import { type Cents, cents } from '#shared/money.ts';
import { readAmount } from '#shared/typed-amount.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/index.ts';
import { Form } from '#ui/form/form.tsx';
import type { Message } from '#ui/text.ts';
import { againOf, leastOf, waysOf, whyNot } from '../rules/ways.ts';
import { text } from '../text.ts';
import { BetFirstNote } from './bet-first-note.tsx';
import { couponCoin, CouponNote, Coupons, whyNotCoupon } from './coupons.tsx';
import { Ladder } from './ladder.tsx';
import { packageCoin, PackageNote } from './package-note.tsx';
import { useRecharge } from './use-recharge.ts';
import { Pay, Ways } from './ways.tsx';

interface DepositFormProps {
  info: TradeInfo;
  config: Lobby['config'];
  onStarted: (order: OpenDeposit) => void;
}

/** How much and by which way. What was taken last is chosen already, and one tap at the top does it again. */
export function DepositForm({ info, config, onStarted }: DepositFormProps) {
  useSignals();
  const user = player.value?.user;
  const ways = waysOf(config, info);
  const [wayId, setWayId] = useState(info.last?.rechargeType);
  const [typed, setTyped] = useState(() => (info.last ? formatAmount(info.last.amount) : ''));
  const [error, setError] = useState<Message>();
  const [couponId, setCouponId] = useState<number>();
  // One that was used, or has ended, is chosen no more.
  const coupon = info.couponList.find((one) => one.couponId === couponId);
  const fields = { amount: typed, way: String(wayId ?? ''), coupon: String(couponId ?? '') };
  const draft = useDraft('deposit', fields, (kept) => {
    setTyped(kept['amount'] ?? '');
    setWayId(Number(kept['way']) || undefined);
    setCouponId(Number(kept['coupon']) || undefined);
  });
  const { start, ...recharge } = useRecharge(config, (order) => {
    draft.forget();
    onStarted(order);
  });
  const way = ways.find(({ id }) => id === wayId) ?? ways[0];
  if (!way) return <p data-msg-key={text.noWays.key}>{text.noWays.text}</p>;
  const limits = { least: leastOf(way, info, user?.totalRecharge ?? 0), most: way.most };
  const amount = readAmount(typed);
  // Nothing is promised for a sum that cannot be put in.
  const promised = whyNot(amount, limits) ? undefined : amount;
  const again = againOf(ways, info, user?.totalRecharge ?? 0);

  function chooseCoupon(id: number | undefined) {
    setCouponId(id);
    setError(undefined);
  }

  function take(taken: Cents) {
    setTyped(formatAmount(taken));
    setError(undefined);
  }

  const send = () => {
    const why = wordsOf(whyNot(amount, limits), limits) ?? whyNotCoupon(coupon, amount);
    setError(why);
    if (!why && amount !== undefined) void start(way, amount, { couponId: coupon?.couponId });
  };
  return (
    <Form className="deposit-form" aria-label={text.formName} onSubmit={send}>
      <BetFirstNote />
      {again && (
        <Button look="ghost-wide" aria-disabled={recharge.isBusy} onClick={() => void start(again.way, again.amount)}>
          {text.again(formatShortPesos(again.amount), again.way.name)}
        </Button>
      )}
      <Ways ways={ways} chosen={way.id} config={config} onChoose={setWayId} />
      <Amounts info={info} limits={limits} coupon={coupon} chosen={amount} onTake={take} />
      <TextField
        label={text.typed}
        lead="₱"
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="go"
        value={typed}
        hint={
          user?.totalRecharge === 0
            ? text.firstLeast(formatShortPesos(limits.least), formatShortPesos(limits.most)).text
            : text.limits(formatShortPesos(limits.least), formatShortPesos(limits.most))
        }
        error={error}
        onChange={(event) => {
          setTyped(event.target.value);
          setError(undefined);
        }}
      />
      <Coupons coupons={info.couponList} chosen={coupon} onChoose={chooseCoupon}>
        {!error && <CouponNote coupon={coupon} amount={promised} />}
      </Coupons>
      <Ladder info={info} amount={promised} />
      <PackageNote packages={info.packageList} amount={promised} least={limits.least} />
      <Pay recharge={recharge} amount={amount} />
    </Form>
  );
}

function wordsOf(why: ReturnType<typeof whyNot>, { least, most }: { least: Cents; most: Cents }): Message | undefined {
  if (why === 'noAmount') return text.noAmount;
  if (why === 'tooLittle') return text.tooLittle(formatShortPesos(least));
  return why && text.tooMuch(formatShortPesos(most));
}

interface AmountsProps {
  info: TradeInfo;
  limits: { least: Cents; most: Cents };
  coupon: Coupon | undefined;
  chosen: Cents | undefined;
  onTake: (amount: Cents) => void;
}

/** With all that each really adds, in one sum; what this way does not take is not offered. */
function Amounts({ info, limits: { least, most }, coupon, chosen, onTake }: AmountsProps) {
  const offered = info.amountList
    .filter(({ amount }) => amount >= least && amount <= most)
    .toSorted((one, other) => one.sort - other.sort);
  return (
    <fieldset className="deposit-amounts">
      <legend>{text.amounts}</legend>
      {offered.map(({ amount, bonus, isHot }) => {
        const extra = bonus + packageCoin(info.packageList, amount) + couponCoin(coupon, amount);
        return (
          <button key={amount} type="button" aria-pressed={amount === chosen} onClick={() => onTake(amount)}>
            <b>{formatShortPesos(amount)}</b>
            {extra > 0 && <small>{text.extra(formatShortPesos(cents(extra)))}</small>}
            {isHot === 1 && <i>{text.popular}</i>}
          </button>
        );
      })}
    </fieldset>
  );
}
