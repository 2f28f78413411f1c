import { useState } from 'react';
import type { Answer } from '#contract/define.ts';
import type { PointsOffer } from '#contract/entities/order.ts';
import { wallet } from '#contract/wallet.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import { useMoneyWait } from '#data/ask/use-action.ts';
import { useNewestPoints } from '#data/newest-points.ts';
import { Page } from '#page/page.tsx';
import { paths } from '#paths';
import { formatPoints } from '#shared/points.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { MarkedCard } from '#ui/card/marked-card.tsx';
import { StatusNote } from '#ui/note/status-note.tsx';
import { ExchangeSheet } from '../parts/exchange-sheet.tsx';
import { OfferRow } from '../parts/offer-row.tsx';
import { text } from '../text.ts';
import './points-screen.css';

/** How many points there are, how more are earned, and what they buy. */
export function PointsScreen() {
  const reading = useNewestPoints(useAnswer(wallet.getLotterConfig, {}));
  return (
    <Page title={text.title} reading={reading}>
      {(terms) => (
        <div className="points">
          <Yours terms={terms} />
          <Offers terms={terms} />
          <ButtonLink look="link" href={paths.rules('points')}>
            {text.howItWorks}
          </ButtonLink>
          {terms.list.length > 0 && <WhyNot />}
        </div>
      )}
    </Page>
  );
}

/** Why nothing can be exchanged now: at the end of the screen, where it moves no offer. */
const WhyNot = () => <StatusNote note={useMoneyWait(text.noConnection).note} isAfloat />;

interface TermsProps {
  terms: Answer<typeof wallet.getLotterConfig>;
}

function Yours({ terms: { lottery, perHundredPesos } }: TermsProps) {
  return (
    <MarkedCard icon="star">
      <p>{text.yours}</p>
      <p className="card-sum">{formatPoints(lottery)}</p>
      {perHundredPesos > 0 && <p>{text.earn(text.points(formatPoints(perHundredPesos)))}</p>}
    </MarkedCard>
  );
}

function Offers({ terms: { lottery, list } }: TermsProps) {
  const [chosen, setChosen] = useState<PointsOffer>();
  const { mustWait } = useMoneyWait(text.noConnection);
  return (
    <>
      {list.length === 0 && <StatusNote note={text.noOffers} />}
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
                  isBusy={mustWait}
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
