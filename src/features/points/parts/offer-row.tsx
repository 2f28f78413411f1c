import type { PointsOffer } from '#contract/entities/order.ts';
import { formatShortPesos } from '#shared/format-pesos.ts';
import { formatPoints } from '#shared/points.ts';
import { Button } from '#ui/button/button.tsx';
import { coinOf, timesOf } from '../rules/offers.ts';
import { text } from '../text.ts';

interface OfferRowProps {
  offer: PointsOffer;
  /** The player's points. */
  has: number;
  /** Nothing can be sent now; the screen says why. */
  isBusy: boolean;
  onChoose: () => void;
}

/** What is given for what, and a button where it can be had; else why not. */
export function OfferRow({ offer, has, isBusy, onChoose }: OfferRowProps) {
  const { points, leftToday, title } = offer;
  const { amount } = coinOf(offer);
  const told = amount > 0 ? formatShortPesos(amount) : title;
  const cost = text.points(formatPoints(points));
  return (
    <li>
      <p>
        <b>{told}</b>
        <span>{text.costs(cost)}</span>
        {typeof leftToday === 'number' && leftToday > 0 && <small>{text.left(leftToday)}</small>}
      </p>
      {leftToday === 0 ? (
        <span className="points-why">{text.usedUp}</span>
      ) : timesOf(offer, has) === 0 ? (
        <span className="points-why">{text.missing(text.points(formatPoints(points - has)))}</span>
      ) : (
        <Button
          look="gold"
          aria-label={text.exchangeOf(told, cost)}
          aria-disabled={isBusy}
          onClick={() => !isBusy && onChoose()}
        >
          {text.exchange}
        </Button>
      )}
    </li>
  );
}
