import type { EndedDeposit } from '#data/money/deposits.ts';
import { formatPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import type { Message } from '#ui/text.ts';
import { text } from '../text.ts';

/** What became of a deposit, and what came with it. */
export function saidOfEnding({ how, amount, bonus = 0 }: EndedDeposit): Message {
  const sum = formatPesos(cents(amount));
  return text[how](bonus > 0 ? text.withBonus(sum, formatPesos(cents(bonus))) : sum);
}
