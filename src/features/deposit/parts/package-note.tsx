import type { DepositPackage } from '#contract/entities/order.ts';
import { REWARD_ITEMS } from '#contract/reward-enums.ts';
import { packageFor } from '#contract/first-charge-rules.ts';
import { formatShortPesos } from '#shared/format-pesos.ts';
import { type Cents, cents } from '#shared/money.ts';
import { text } from '../text.ts';

const coinOf = ({ rewardList }: DepositPackage): number =>
  rewardList.filter(({ id }) => id === REWARD_ITEMS.coin).reduce((sum, { count }) => sum + count, 0);

/** What the first charge adds to an amount. */
export function packageCoin(packages: readonly DepositPackage[], amount: number): number {
  const found = packageFor(packages, amount);
  return found ? coinOf(found) : 0;
}

interface PackageNoteProps {
  packages: readonly DepositPackage[];
  amount: number | undefined;
  least: Cents;
}

/** What a first deposit buys, when it is given, and what must be bet. */
export function PackageNote({ packages, amount, least }: PackageNoteProps) {
  const cheapest = packages.toSorted((one, other) => one.price - other.price)[0];
  const found = packageFor(packages, amount ?? least) ?? cheapest;
  if (!found) return null;
  const coin = coinOf(found);
  const times = Math.max(0, ...found.rewardList.map(({ betRate }) => betRate ?? 0));
  const words = text.package(formatShortPesos(cents(Math.max(found.price, least))), formatShortPesos(cents(coin)));
  return (
    <p className="deposit-note">
      <span data-msg-key={words.key}>{words.text}</span> {text.bonusTerms(times)}
    </p>
  );
}
