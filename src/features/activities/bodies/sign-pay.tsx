import { dailyBonus } from '#contract/daily-bonus.ts';
import type { Answer } from '#contract/define.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { RECHARGE_BONUS_KINDS } from '#contract/money-enums.ts';
import { depositSheet } from '#data/open-sheet.ts';
import { text } from '#page/promotions/text.ts';
import { formatPesos, formatShortPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import { Days } from '../parts/days.tsx';
import { Wager, WagerAbove } from '../parts/wager.tsx';
import { type BodyProps, hasEnded, periodOwing, promotion } from '../promotion.ts';
import { cardsOf, hasProps, isCardLeft, ladderOf } from '../rules/sign-in-ladders.ts';
import { tellGifts } from '#page/gift/tell-gifts.ts';
import { text as common } from '../text.ts';
import './sign-pay.css';

const claims = { receive: dailyBonus.receiveLoginPay3 };

type State = typeof dailyBonus.getLoginPayUser3;
type Card = Answer<State>['offerList'][number];

/** Four cards, each bought with a deposit of its price, each with seven days of its own. */
function SignPay({ state, claim, isBusy, isResting, busyWords }: BodyProps<State, typeof claims>) {
  const cards = cardsOf(state);
  const isClosed = isResting || hasEnded(state.endTime);
  return (
    <>
      <section className="promotion-head" aria-label={text.cardsTitle}>
        <CardFan />
        <p>{hasProps(state) === 1 ? text.cardsOwned : text.cardsLead}</p>
        {state.needRecharge > 0 && (
          <>
            <small data-msg-key={text.cardsNeed('').key}>{text.cardsNeed(formatPesos(state.needRecharge)).text}</small>
            {!isClosed && (
              <Button look="gold" aria-disabled={isBusy} onClick={() => !isBusy && depositSheet.open({})}>
                {common.toDeposit}
              </Button>
            )}
          </>
        )}
      </section>
      {cards.length === 0 && <p data-msg-key={text.noPackages.key}>{text.noPackages.text}</p>}
      <WagerAbove rows={cards.filter(({ propId }) => !state.buyPropIds.includes(propId)).map(giftsOf)}>
        {cards.map((card) => (
          <section key={card.propId} className="sign-card" aria-label={card.title}>
            <h2>
              <Icon name="star" /> {card.title}
            </h2>
            <p>{text.cardPays(tellGifts(sumOf(card)))}</p>
            {state.buyPropIds.includes(card.propId) ? (
              <Days
                name={card.title}
                days={ladderOf(state, card.propId)}
                isBusy={isBusy}
                busyWords={(day) => busyWords('receive', { propId: card.propId, day })}
                onReceive={(day) => claim('receive', { propId: card.propId, day })}
              />
            ) : (
              <>
                <Wager gifts={giftsOf(card)} />
                <Buy card={card} isOff={isBusy || isClosed || state.needRecharge > 0} />
              </>
            )}
          </section>
        ))}
      </WagerAbove>
    </>
  );
}

function Buy({ card: { propId, price, title }, isOff }: { card: Card; isOff: boolean }) {
  const told = formatShortPesos(cents(price ?? 0));
  const buys = { actType: RECHARGE_BONUS_KINDS.buyProp, propId, price: price ?? 0, holds: text.andCard(title) };
  return (
    <Button look="gold" aria-disabled={isOff} onClick={() => !isOff && depositSheet.open({ buys })}>
      {text.buyPackage(told)}
    </Button>
  );
}

/** All that its days pay, item by item. */
function sumOf(card: Card): { id: number; count: number }[] {
  const sums = new Map<number, number>();
  for (const { id, count } of giftsOf(card)) sums.set(id, (sums.get(id) ?? 0) + count);
  return Array.from(sums, ([id, count]) => ({ id, count }));
}

const giftsOf = ({ dayList }: Card) => dayList.flatMap(({ rewardList }) => rewardList);

/** Four cards in a hand. */
function CardFan() {
  return (
    <svg className="card-fan" viewBox="0 0 200 110" aria-hidden="true">
      {[-24, -8, 8, 24].map((turn, at) => (
        <g key={turn} transform={`rotate(${turn} 100 150)`}>
          <rect data-card={at} x="76" y="14" width="48" height="70" rx="7" />
          <path d="m100 34 4 9 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z" />
        </g>
      ))}
    </svg>
  );
}

export const described = promotion({
  type: ACTIVITY_TYPES.signUpBonus,
  state: dailyBonus.getLoginPayUser3,
  claims,
  title: () => text.cardsTitle,
  owes: true,
  rules: () => text.cardsRules,
  period: periodOwing((state) => isCardLeft(state)),
  Body: SignPay,
});
