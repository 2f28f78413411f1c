import type { ReactNode } from 'react';
import type { Coupon, TradeInfo } from '#contract/entities/order.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { packageFor } from '#contract/first-charge-rules.ts';
import type { Buying } from '#data/open-sheet.ts';
import { text as promotions } from '#page/promotions/text.ts';
import { usualTitleOf } from '#page/promotions/title-of.ts';
import { formatShortPesos } from '#shared/format-pesos.ts';
import { type Cents, cents } from '#shared/money.ts';
import { addsOf, coinOf, timesOf } from '../rules/adds.ts';
import { text } from '../text.ts';
import { Ladder, ladderWords } from './ladder.tsx';
import './adds.css';

interface AddsProps {
  info: TradeInfo;
  coupon?: Coupon | undefined;
  /** What a deposit of this amount buys. */
  pack?: Buying['pack'];
  /** False where what is bought takes the place of the ladder. */
  hasLadder?: boolean;
  /** Undefined as long as none is chosen that can be put in: then nothing is summed up. */
  amount: Cents | undefined;
  least: Cents;
}

/** What the player pays, what each part adds and on which terms, and what that makes. */
export function Adds({ info, coupon, pack, hasLadder = true, amount, least }: AddsProps) {
  const adds = amount === undefined ? undefined : addsOf(info, { coupon, pack, hasLadder }, amount);
  const ladder = hasLadder ? ladderWords(info, amount) : undefined;
  const isSummed = amount !== undefined && adds !== undefined && adds.inAll > 0;
  const hasPackage = info.packageList.length > 0;
  // Only what may come to another deposit is uncertain; the pack is this one's.
  const isUnsure = info.openList.length > 0 && (hasLadder || hasPackage);
  if (!ladder && !hasPackage && !isSummed) return null;
  return (
    <section className="deposit-adds" aria-label={text.addsTitle}>
      {isSummed && <Part name={text.youPay} sum={formatShortPesos(amount)} />}
      {(ladder || (adds && adds.ladder > 0)) && (
        <Part name={usualTitleOf(ACTIVITY_TYPES.ladderRecharge)} sum={plus(adds?.ladder)}>
          {ladder && <Ladder steps={info.ladderList} said={ladder} />}
        </Part>
      )}
      {pack && adds && adds.pack > 0 && (
        <Part name={pack.title} sum={plus(adds.pack)}>
          <p>{text.bonusTerms(timesOf(pack))}</p>
        </Part>
      )}
      {hasPackage && (
        <Part name={usualTitleOf(ACTIVITY_TYPES.firstCharge)} sum={plus(adds?.firstCharge)}>
          <PackageWords info={info} amount={amount} least={least} />
        </Part>
      )}
      {coupon && adds && adds.coupon > 0 && (
        <Part name={text.yourCoupon} sum={plus(adds.coupon)}>
          <p>{text.bonusTerms(coupon.betRate ?? 1)}</p>
        </Part>
      )}
      {/* There from the start, so that a reader hears each new sum. */}
      <div role="status">
        {isSummed && (
          <Part name={isUnsure ? text.atLeast : text.inAll} sum={formatShortPesos(cents(amount + adds.inAll))} />
        )}
      </div>
    </section>
  );
}

const plus = (added: Cents | undefined): string | undefined =>
  added !== undefined && added > 0 ? `+${formatShortPesos(added)}` : undefined;

const Part = ({ name, sum, children }: { name: string; sum: string | undefined; children?: ReactNode }) => (
  <div className="deposit-part">
    <b>{name}</b>
    {sum !== undefined && <b>{sum}</b>}
    {children}
  </div>
);

/** What a first deposit buys, when it is given, what must be bet, and that a pending deposit may be the first. */
function PackageWords({
  info: { packageList, openList },
  amount,
  least,
}: Pick<AddsProps, 'info' | 'amount' | 'least'>) {
  const cheapest = packageList.toSorted((one, other) => one.price - other.price)[0];
  const found = packageFor(packageList, amount ?? least) ?? cheapest;
  if (!found) return null;
  const words = text.package(formatShortPesos(cents(Math.max(found.price, least))), formatShortPesos(coinOf(found)));
  const pending = openList.length > 0 ? promotions.firstPending(openList.length) : undefined;
  return (
    <p>
      <span data-msg-key={words.key}>{words.text}</span> {text.bonusTerms(timesOf(found))}
      {pending && <span data-msg-key={pending.key}> {pending.text}</span>}
    </p>
  );
}
