import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import type { Coupon, OpenDeposit, TradeInfo } from '#contract/entities/order.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { useDraft } from '#data/player/drafts.ts';
import { player } from '#data/player/session.ts';
import { showToast } from '#data/toasts.ts';
import { formatAmount, formatShortPesos } from '#shared/format-pesos.ts';
import { readAmount } from '#shared/typed-amount.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/index.ts';
import { Form } from '#ui/form/form.tsx';
import type { Message } from '#ui/text.ts';
import { stopOf } from '../rules/stops.ts';
import { type Again, againOf, type Limits, limitsOf, ownLimitOf, waysOf, whyNot } from '../rules/ways.ts';
import { text } from '../text.ts';
import { Adds } from './adds.tsx';
import { Amounts } from './amounts.tsx';
import { BetFirstNote } from './bet-first-note.tsx';
import { CouponNote, Coupons, whyNotCoupon } from './coupons.tsx';
import { ownWords, ToMyLimits } from './own-limit.tsx';
import { StopOfAll, ToPending } from './stop-note.tsx';
import { useRecharge } from './use-recharge.ts';
import { Pay, Ways } from './ways.tsx';

interface DepositFormProps {
  info: TradeInfo;
  config: Lobby['config'];
  /** Those under way that have not ended since. */
  open: readonly OpenDeposit[];
  onStarted: (order: OpenDeposit) => void;
}

/** How much and by which way. What was taken last is chosen already, and one tap at the top does it again. */
export function DepositForm({ info, config, open, onStarted }: DepositFormProps) {
  useSignals();
  const totalRecharge = player.value?.user.totalRecharge ?? 0;
  const ways = waysOf(config, info);
  const [wayId, setWayId] = useState(info.last?.rechargeType);
  const [own, setOwn] = useState<string>();
  const [error, setError] = useState<Message>();
  const [couponId, setCouponId] = useState<number>();
  // One that was used, or has ended, is chosen no more.
  const coupon = info.couponList.find((one) => one.couponId === couponId);
  // The terms may be from before, and say otherwise in a moment.
  const typed = own ?? lastTyped(info);
  const fields = { amount: own ?? '', way: String(wayId ?? ''), coupon: String(couponId ?? '') };
  const draft = useDraft('deposit', fields, (kept) => {
    setOwn(kept['amount'] || undefined);
    setWayId(Number(kept['way']) || undefined);
    setCouponId(Number(kept['coupon']) || undefined);
  });
  const { start, ...recharge } = useRecharge(config, (order) => {
    draft.forget();
    setOwn(undefined);
    onStarted(order);
  });
  const way = ways.find(({ id }) => id === wayId) ?? ways[0];
  if (!way) return <p data-msg-key={text.noWays.key}>{text.noWays.text}</p>;
  const stop = stopOf({ info, ways, open, totalRecharge });
  if (stop) return <StopOfAll stop={stop} />;
  const limits = limitsOf(way, info, totalRecharge);
  const amount = readAmount(typed);
  // Nothing is promised for a sum that cannot be put in.
  const promised = whyNot(amount, limits) ? undefined : amount;
  const again = againOf(ways, info, totalRecharge);

  /** What was wrong was wrong with what was chosen before. */
  const anew =
    <Value,>(take: (value: Value) => void) =>
    (value: Value) => {
      take(value);
      setError(undefined);
    };
  const type = anew(setOwn);

  const send = () => {
    const why = wordsOf(whyNot(amount, limits), limits) ?? whyNotCoupon(coupon, amount);
    setError(why);
    if (!why && amount !== undefined) void start(way, amount, { couponId: coupon?.couponId });
  };
  return (
    <Form className="deposit-form" aria-label={text.formName} onSubmit={send}>
      <BetFirstNote />
      {again && <LikeLastTime again={again} coupon={coupon} isBusy={recharge.isBusy} onSend={start} />}
      <Ways ways={ways} chosen={way.id} config={config} onChoose={anew(setWayId)} />
      <Amounts
        info={info}
        limits={limits}
        coupon={coupon}
        chosen={amount}
        onTake={(taken) => type(formatAmount(taken))}
      />
      <TextField
        label={text.typed}
        lead="₱"
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="go"
        value={typed}
        hint={hintOf(limits, totalRecharge === 0)}
        error={error}
        onChange={(event) => type(event.target.value)}
      />
      {limits.own && <ToMyLimits own={limits.own} />}
      <Coupons coupons={info.couponList} chosen={coupon} onChoose={anew(setCouponId)}>
        {!error && <CouponNote coupon={coupon} amount={promised} />}
      </Coupons>
      <Adds info={info} coupon={coupon} amount={promised} least={limits.least} />
      <Pay recharge={recharge} amount={amount} own={ownLimitOf(info)}>
        {open.length > 0 && <ToPending />}
      </Pay>
    </Form>
  );
}

interface LikeLastTimeProps {
  again: Again;
  coupon: Coupon | undefined;
  isBusy: boolean;
  onSend: ReturnType<typeof useRecharge>['start'];
}

/** The same once more, with the coupon that is chosen now. */
function LikeLastTime({ again: { way, amount }, coupon, isBusy, onSend }: LikeLastTimeProps) {
  const send = () => {
    const why = whyNotCoupon(coupon, amount);
    if (why) showToast(why);
    else void onSend(way, amount, { couponId: coupon?.couponId });
  };
  return (
    <Button look="ghost-wide" aria-disabled={isBusy} onClick={send}>
      {text.again(formatShortPesos(amount), way.name)}
    </Button>
  );
}

/** The amount of last time, unless it is more than the player allows themselves now. */
function lastTyped(info: TradeInfo): string {
  const { last } = info;
  const own = ownLimitOf(info);
  return last && !(own && last.amount > own.left) ? formatAmount(last.amount) : '';
}

function wordsOf(why: ReturnType<typeof whyNot>, { least, most, own }: Limits): Message | undefined {
  if (why === 'noAmount') return text.noAmount;
  if (why === 'tooLittle') return text.tooLittle(formatShortPesos(least));
  if (why === 'overOwn') return own && ownWords(own);
  return why && text.tooMuch(formatShortPesos(most));
}

/** What a deposit may be; the player's own limit, where that is less. */
function hintOf({ least, most, own }: Limits, isFirst: boolean): string {
  if (own) return ownWords(own).text;
  const [from, to] = [formatShortPesos(least), formatShortPesos(most)];
  return isFirst ? text.firstLeast(from, to).text : text.limits(from, to);
}
