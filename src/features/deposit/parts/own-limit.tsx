import type { LimitKind } from '#contract/care.ts';
import type { OwnLimit } from '#contract/entities/order.ts';
import { paths } from '#paths';
import { formatShortPesos } from '#shared/format-pesos.ts';
import type { Cents } from '#shared/money.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import type { Message } from '#ui/text.ts';
import { text } from '../text.ts';

/** What the limit that the player has set still leaves. */
export function ownWords({ limit, left, span }: OwnLimit): Message {
  const told = text.spans[span];
  if (left > 0) return text.ownLeft(formatShortPesos(left), told);
  return limit === 0 ? text.ownNone(told) : text.ownReached(told);
}

/** Why it leaves nothing that can be deposited: a deposit is `least` or more. */
export const ownStopWords = (own: OwnLimit, least: Cents | undefined): Message =>
  least === undefined || own.left === 0
    ? ownWords(own)
    : text.ownTooLittle(formatShortPesos(own.left), text.spans[own.span], formatShortPesos(least));

/** Even untouched it pays for no deposit, so that its reset changes nothing. */
export const isNeverEnough = ({ limit }: OwnLimit, least = 1): boolean => (limit ?? least) < least;

const KINDS: Record<OwnLimit['span'], LimitKind> = {
  day: 'dailyDeposit',
  week: 'weeklyDeposit',
  month: 'monthlyDeposit',
};

/** It leads to the very limit where that is known, or else to all of them. */
const addressOf = (own: OwnLimit | undefined): string =>
  own ? `${paths.care()}?limit=${KINDS[own.span]}` : paths.care();

export const ToMyLimits = ({ own }: { own: OwnLimit | undefined }) => (
  <p className="deposit-to-limits">
    <ButtonLink look="link" href={addressOf(own)}>
      {text.myLimits}
    </ButtonLink>
  </p>
);

/** The same as the one thing to do. */
export const ToMyLimitsWide = ({ own }: { own: OwnLimit }) => (
  <ButtonLink look="ghost-wide" href={addressOf(own)}>
    {text.myLimits}
  </ButtonLink>
);
