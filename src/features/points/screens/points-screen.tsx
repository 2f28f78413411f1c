import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import type { Answer } from '#contract/define.ts';
import type { PointsOffer } from '#contract/entities/order.ts';
import { wallet } from '#contract/wallet.ts';
import { isReachable } from '#data/ask/connection.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import { isChecking } from '#data/money/asked.ts';
import { Page } from '#page/page.tsx';
import { paths } from '#paths';
import { formatPoints } from '#shared/points.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import { ExchangeSheet } from '../parts/exchange-sheet.tsx';
import { OfferRow } from '../parts/offer-row.tsx';
import { text } from '../text.ts';
import './points-screen.css';

/** How many points there are, how more are earned, and what they buy. */
export function PointsScreen() {
  const reading = useAnswer(wallet.getLotterConfig, {});
  return (
    <Page title={text.title} reading={reading}>
      {(terms) => (
        <div className="points">
          <Yours terms={terms} />
          <Offers terms={terms} />
          <ButtonLink look="link" href={paths.rules('points')}>
            {text.howItWorks}
          </ButtonLink>
        </div>
      )}
    </Page>
  );
}

interface TermsProps {
  terms: Answer<typeof wallet.getLotterConfig>;
}

function Yours({ terms: { lottery, perHundredPesos } }: TermsProps) {
  return (
    <section className="points-card">
      <span className="points-mark">
        <Icon name="star" />
      </span>
      <div>
        <p>{text.yours}</p>
        <p className="points-sum">{formatPoints(lottery)}</p>
        {perHundredPesos > 0 && <p>{text.earn(text.points(formatPoints(perHundredPesos)))}</p>}
      </div>
    </section>
  );
}

function Offers({ terms: { lottery, list } }: TermsProps) {
  useSignals();
  const [chosen, setChosen] = useState<PointsOffer>();
  const waits = isReachable.value ? undefined : text.noConnection;
  const note = list.length === 0 ? text.noOffers : waits;
  return (
    <>
      <p role="status" className="points-note" data-msg-key={note?.key}>
        {note?.text}
      </p>
      {list.length > 0 && (
        <section className="points-offers">
          <h2>{text.offers}</h2>
          <ul>
            {list
              .toSorted((one, other) => one.sort - other.sort)
              .map((offer) => (
                <OfferRow
                  key={offer.id}
                  offer={offer}
                  has={lottery}
                  isBusy={waits !== undefined || isChecking.value}
                  onChoose={() => setChosen(offer)}
                />
              ))}
          </ul>
        </section>
      )}
      {chosen && <ExchangeSheet offer={chosen} has={lottery} onClose={() => setChosen(undefined)} />}
    </>
  );
}
