import { useState } from 'react';
import type { PointsOffer } from '#contract/entities/order.ts';
import { wallet } from '#contract/wallet.ts';
import { useMoneyForm } from '#page/use-money-form.ts';
import { showToast } from '#data/toasts.ts';
import { formatPesos, formatShortPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { formatPoints } from '#shared/points.ts';
import { Button } from '#ui/button/button.tsx';
import { FailureNote } from '#ui/ending/index.ts';
import { SelectField } from '#ui/field/index.ts';
import { Form } from '#ui/form/form.tsx';
import { StatusNote } from '#ui/note/status-note.tsx';
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
  const [chosen, setTimes] = useState(1);
  const exchange = useMoneyForm(lotteryExchange, text.noConnection, onClose);
  const { amount, toBet } = coinOf(offer);
  const most = Math.max(1, timesOf(offer, has));
  // Another tab may have used up points meanwhile.
  const times = Math.min(chosen, most);
  const gets = formatPesos(cents(amount * times));

  async function send() {
    const answer = await exchange.run(
      () => ({ id: offer.id, count: times, points: offer.points }),
      `${offer.id} ${times} ${offer.points}`,
    );
    if (answer) showToast(text.done(gets));
  }

  return (
    <Sheet look="bottom" title={text.confirmTitle(formatShortPesos(cents(amount * times)))} onClose={onClose}>
      <Form className="points-confirm" onSubmit={send}>
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
        <StatusNote note={exchange.note} />
        <Button look="gold-wide" type="submit" aria-disabled={exchange.isBusy}>
          {exchange.isPending ? text.exchanging : exchange.isChecking ? text.checking : text.confirm}
        </Button>
      </Form>
    </Sheet>
  );
}
