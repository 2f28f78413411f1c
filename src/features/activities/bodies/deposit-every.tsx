import { depositBonus } from '#contract/deposit-bonus.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { ITEM_STATUS } from '#contract/reward-enums.ts';
import { depositSheet } from '#data/open-sheet.ts';
import { text } from '#page/promotions/text.ts';
import { formatShortPesos } from '#shared/format-pesos.ts';
import { Button } from '#ui/button/button.tsx';
import { usualTitleOf } from '#page/promotions/title-of.ts';
import { BulbString, Coin } from '../parts/bulbs.tsx';
import { Days } from '../parts/days.tsx';
import { type BodyProps, hasEnded, periodOwing, promotion } from '../promotion.ts';
import { text as common } from '../text.ts';

const claims = { receive: depositBonus.receiverRechargeBonusCollection6 };

type Props = BodyProps<typeof depositBonus.rechargeBonusCollection6, typeof claims>;

/** Seven days, a bulb for each with a deposit. */
function DepositEvery({ state, claim, isBusy, isResting, busyWords }: Props) {
  const { dayCount, depositedToday, minAmount, stepList, endTime } = state;
  const isOver = hasEnded(endTime);
  return (
    <>
      <section className="promotion-head" aria-label={usualTitleOf(ACTIVITY_TYPES.continuousRecharge)}>
        <BulbString lit={dayCount} all={stepList.length}>
          <Piggy />
        </BulbString>
        <p>{text.continuousDays(dayCount)}</p>
        <small>{text.continuousLead(formatShortPesos(minAmount))}</small>
        {!isOver && <small>{depositedToday ? text.continuousDone : text.continuousToday}</small>}
        {!depositedToday && !isOver && !isResting && (
          <Button look="gold" aria-disabled={isBusy} onClick={() => !isBusy && depositSheet.open({})}>
            {busyWords() ?? common.toDeposit}
          </Button>
        )}
      </section>
      <Days
        name={usualTitleOf(ACTIVITY_TYPES.continuousRecharge)}
        days={stepList.map(({ propId: id, ...step }) => ({ id, ...step }))}
        isBusy={isBusy}
        busyWords={(propId) => busyWords('receive', { propId })}
        onReceive={(propId) => claim('receive', { propId })}
      />
    </>
  );
}

/** A coin over the slot of a piggy bank. */
const Piggy = () => (
  <>
    <path className="drawn-coral" d="M92 136h14v16H92zM134 136h14v16h-14z" />
    <ellipse className="drawn-coral-light" cx="120" cy="120" rx="44" ry="28" />
    <path className="drawn-coral" d="M140 96l18-8-4 20z" />
    <rect className="drawn-coral" x="154" y="112" width="16" height="18" rx="7" />
    <circle className="drawn-night" cx="144" cy="114" r="3" />
    <rect className="drawn-night" x="104" y="94" width="28" height="4" rx="2" />
    <path className="drawn-line" d="M77 116c-9 0-11-8-5-10" />
    <Coin x={118} y={84} />
  </>
);

export const described = promotion({
  type: ACTIVITY_TYPES.continuousRecharge,
  state: depositBonus.rechargeBonusCollection6,
  claims,
  owes: true,
  rules: () => text.continuousRules,
  period: periodOwing(({ stepList }) => stepList.some(({ itemStatus }) => itemStatus === ITEM_STATUS.claimable)),
  Body: DepositEvery,
});
