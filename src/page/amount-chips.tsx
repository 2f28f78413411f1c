import { formatAmount, formatShortPesos } from '#shared/format-pesos.ts';
import type { Cents } from '#shared/money.ts';
import { readAmount } from '#shared/typed-amount.ts';
import { Button } from '#ui/button/button.tsx';
import { text } from './text.ts';
import './amount-chips.css';

interface AmountChipsProps {
  offered: readonly Cents[];
  /** Undefined where there is nothing to take. */
  all: Cents | undefined;
  /** What stands in the field. */
  typed: string;
  onType: (typed: string) => void;
}

/** Amounts that a tap types into the field above them, and all there is. */
export function AmountChips({ offered, all, typed, onType }: AmountChipsProps) {
  const chosen = readAmount(typed);
  const chip = (amount: Cents, words: string) => (
    <Button key={words} look="chip" aria-pressed={amount === chosen} onClick={() => onType(formatAmount(amount))}>
      {words}
    </Button>
  );
  return (
    <div className="amount-chips">
      {offered.map((amount) => chip(amount, formatShortPesos(amount)))}
      {all !== undefined && chip(all, text.all(formatShortPesos(all)))}
    </div>
  );
}
