import { useSignals } from '@preact/signals-react/runtime';
import { type FormEvent, useState } from 'react';
import type { PointsOffer } from '#contract/entities/order.ts';
import { wallet } from '#contract/wallet.ts';
import { isReachable } from '#data/ask/connection.ts';
import { useAction } from '#data/ask/use-action.ts';
import { isChecking } from '#data/money/asked.ts';
import { showToast } from '#data/toasts.ts';
import { cents, formatPesos, formatShortPesos } from '#shared/money.ts';
import { formatPoints } from '#shared/points.ts';
import { Button } from '#ui/button/button.tsx';
import { FailureNote } from '#ui/ending/index.ts';
import { SelectField } from '#ui/field/index.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { coinOf, timesOf } from '../rules/offers.ts';
import { text } from '../text.ts';

const { lotteryExchange } = wallet;

interface ExchangeSheetProps {
  offer: PointsOffer;
  has: number;
  onClose: () => void;
}

/** The last look before points become coin. A lost answer closes it: the notice about money says what became of it. */
export function ExchangeSheet({ offer, has, onClose }: ExchangeSheetProps) {
  useSignals();
  const [times, setTimes] = useState(1);
  const exchange = useAction(lotteryExchange);
  const { amount, toBet } = coinOf(offer);
  const most = Math.max(1, timesOf(offer, has));
  const waits = isReachable.value ? undefined : text.noConnection;
  const isBusy = exchange.isPending || isChecking.value || waits !== undefined;
  const gets = formatPesos(cents(amount * times));

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const answer = await exchange.run(
      () => ({ id: offer.id, count: times, points: offer.points }),
      `${offer.id} ${times} ${offer.points}`,
    );
    if (answer) showToast(text.done(gets));
    if (answer || isChecking.peek()) onClose();
  }

  return (
    <Sheet look="bottom" title={text.confirmTitle(formatShortPesos(cents(amount * times)))} onClose={onClose}>
      <form className="points-confirm" noValidate onSubmit={(event) => void send(event)}>
        {most > 1 && (
          <SelectField
            label={text.times}
            value={String(times)}
            options={Array.from({ length: most }, (_, at) => at + 1).map((count) => ({
              value: String(count),
              name: text.timesOf(count, formatShortPesos(amount)),
            }))}
            onChange={(event) => setTimes(Number(event.target.value))}
          />
        )}
        <dl>
          <dt>{text.pay}</dt>
          <dd>{text.points(formatPoints(offer.points * times))}</dd>
          <dt>{text.get}</dt>
          <dd>{gets}</dd>
          <dt>{text.toBet}</dt>
          <dd>{toBet > 0 ? formatPesos(cents(toBet * times)) : text.nothing}</dd>
        </dl>
        <FailureNote failure={exchange.failure} refusals={lotteryExchange.refusals} />
        <p role="status" className="points-note" data-msg-key={waits?.key}>
          {waits?.text}
        </p>
        <Button look="gold-wide" type="submit" aria-disabled={isBusy}>
          {exchange.isPending ? text.exchanging : isChecking.value ? text.checking : text.confirm}
        </Button>
      </form>
    </Sheet>
  );
}
