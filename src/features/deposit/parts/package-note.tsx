import type { DepositPackage } from '#contract/entities/order.ts';
import { REWARD_ITEMS } from '#contract/reward-enums.ts';
import { packageFor } from '#contract/first-charge-rules.ts';
import { formatShortPesos } from '#shared/format-pesos.ts';
import { type Cents, cents } from '#shared/money.ts';
import { Icon, type IconName } from '#ui/icon/index.ts';
import { text } from '../text.ts';

interface PackageProps {
  packages: readonly DepositPackage[];
  amount: number | undefined;
}

const coinOf = ({ rewardList }: DepositPackage): number =>
  rewardList.filter(({ id }) => id === REWARD_ITEMS.coin).reduce((sum, { count }) => sum + count, 0);

/** What the first charge adds to an amount, on its button. */
export function PackageAdds({ packages, amount = 0 }: PackageProps) {
  const found = packageFor(packages, amount);
  const coin = found ? coinOf(found) : 0;
  if (coin === 0) return null;
  return <Adds icon="gift" amount={coin} read={text.packageRead} />;
}

interface AddsProps {
  icon: IconName;
  amount: number;
  read: (told: string) => string;
}

/** What something adds to an amount, on its button. */
export function Adds({ icon, amount, read }: AddsProps) {
  const told = formatShortPesos(cents(amount));
  return (
    <small className="deposit-package">
      <span aria-hidden="true">
        <Icon name={icon} /> {text.bonus(told)}
      </span>
      <span className="visually-hidden">{read(told)}</span>
    </small>
  );
}

/** What a first deposit buys, when it is given, and what must be bet. */
export function PackageNote({ packages, amount, least }: PackageProps & { least: Cents }) {
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
