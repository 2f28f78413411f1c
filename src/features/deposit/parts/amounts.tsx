import type { Coupon, TradeInfo } from '#contract/entities/order.ts';
import { formatShortPesos } from '#shared/format-pesos.ts';
import type { Cents } from '#shared/money.ts';
import { addsOf } from '../rules/adds.ts';
import { type Limits, whyNot } from '../rules/ways.ts';
import { text } from '../text.ts';

interface AmountsProps {
  info: TradeInfo;
  limits: Limits;
  coupon: Coupon | undefined;
  chosen: Cents | undefined;
  onTake: (amount: Cents) => void;
}

/** With all that each really adds, in one sum; what cannot be put in this way is not offered. */
export function Amounts({ info, limits, coupon, chosen, onTake }: AmountsProps) {
  const offered = info.amountList
    .filter(({ amount }) => !whyNot(amount, limits))
    .toSorted((one, other) => one.sort - other.sort);
  if (offered.length === 0) return null;
  return (
    <fieldset className="deposit-amounts">
      <legend>{text.amounts}</legend>
      {offered.map(({ amount, isHot }) => {
        const { inAll } = addsOf(info, { coupon }, amount);
        return (
          <button key={amount} type="button" aria-pressed={amount === chosen} onClick={() => onTake(amount)}>
            <b>{formatShortPesos(amount)}</b>
            {inAll > 0 && <small>{text.extra(formatShortPesos(inAll))}</small>}
            {isHot === 1 && <i>{text.popular}</i>}
          </button>
        );
      })}
    </fieldset>
  );
}
