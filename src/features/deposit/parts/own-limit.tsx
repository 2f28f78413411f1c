import type { OwnLimit } from '#contract/entities/order.ts';
import { paths } from '#paths';
import { formatShortPesos } from '#shared/format-pesos.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import type { Message } from '#ui/text.ts';
import { text } from '../text.ts';

/** What the limit that the player has set still leaves. */
export const ownWords = ({ left, span }: OwnLimit): Message =>
  left > 0 ? text.ownLeft(formatShortPesos(left), text.spans[span]) : text.ownReached(text.spans[span]);

export const ToMyLimits = () => (
  <p className="deposit-to-limits">
    <ButtonLink look="link" href={paths.care()}>
      {text.myLimits}
    </ButtonLink>
  </p>
);

/** In the place of the button that pays, where the price stands and is more than the limit leaves. */
export function OverOwn({ own }: { own: OwnLimit }) {
  const words = ownWords(own);
  return (
    <>
      <p data-msg-key={words.key}>{words.text}</p>
      <ToMyLimits />
    </>
  );
}
