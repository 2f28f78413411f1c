import { depositBonus } from '#contract/deposit-bonus.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { depositSheet } from '#data/open-sheet.ts';
import { formatShortPesos } from '#shared/format-pesos.ts';
import { Button } from '#ui/button/button.tsx';
import { BulbString } from '../parts/bulbs.tsx';
import { Days } from '../parts/days.tsx';
import { type BodyProps, hasEnded, promotion } from '../promotion.ts';
import { text } from '../text.ts';

const claims = { receive: depositBonus.receiverRechargeBonusCollection6 };

type Props = BodyProps<typeof depositBonus.rechargeBonusCollection6, typeof claims>;

/** Seven days, a bulb for each with a deposit. */
function DepositEvery({ state, claim, isBusy, busyWords }: Props) {
  const { dayCount, depositedToday, minAmount, stepList, endTime } = state;
  const isOver = hasEnded(endTime);
  return (
    <>
      <section className="promotion-head" aria-label={text.continuousTitle}>
        <BulbString lit={dayCount} all={stepList.length} />
        <p>{text.continuousDays(dayCount)}</p>
        <small>{text.continuousLead(formatShortPesos(minAmount))}</small>
        <small>{depositedToday ? text.continuousDone : text.continuousToday}</small>
        {!depositedToday && !isOver && (
          <Button look="gold" aria-disabled={isBusy} onClick={() => !isBusy && depositSheet.open({})}>
            {busyWords ?? text.toDeposit}
          </Button>
        )}
      </section>
      <Days
        name={text.continuousTitle}
        days={stepList.map(({ propId: id, ...step }) => ({ id, ...step }))}
        isBusy={isBusy}
        onReceive={(propId) => claim('receive', { propId })}
      />
    </>
  );
}

export const described = promotion({
  type: ACTIVITY_TYPES.continuousRecharge,
  state: depositBonus.rechargeBonusCollection6,
  claims,
  title: () => text.continuousTitle,
  rules: () => ({ title: text.christmasRulesTitle, items: text.continuousRules }),
  period: ({ startTime, endTime }) => ({ startTime, endTime }),
  Body: DepositEvery,
});
