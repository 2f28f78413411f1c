import { depositBonus } from '#contract/deposit-bonus.ts';
import type { Answer } from '#contract/define.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { ITEM_STATUS } from '#contract/reward-enums.ts';
import { depositSheet } from '#data/open-sheet.ts';
import { text } from '#page/promotions/text.ts';
import { formatPesos, formatShortPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import { Wager, WagerAbove } from '../parts/wager.tsx';
import { type BodyProps, hasEnded, ownPeriod, promotion } from '../promotion.ts';
import { tellGifts } from '#page/gift/tell-gifts.ts';
import { usualTitleOf } from '#page/promotions/title-of.ts';
import { text as common } from '../text.ts';
import '../parts/rows.css';
import './vip-rebate.css';

type Row = typeof depositBonus.rechargeBonusCollection8;
type Step = Answer<Row>['stepList'][number];

/** A stair of milestones. What a deposit reaches comes with it, so there is nothing to tap but a deposit. */
function VipRebate({ state, isBusy, busyWords }: BodyProps<Row, Record<never, never>>) {
  const { totalRecharge, stepList, endTime } = state;
  const ungiven = stepList.filter(({ itemStatus }) => itemStatus !== ITEM_STATUS.received);
  const next = stepList.find(({ target }) => target > totalRecharge);
  return (
    <>
      <section className="promotion-head" aria-label={usualTitleOf(ACTIVITY_TYPES.accumulatedRecharge)}>
        <Stair steps={stepList} total={totalRecharge} />
        <small>{text.accumulatedLead}</small>
        <b className="milestones-total">{formatPesos(totalRecharge)}</b>
        <p>{next ? text.accumulatedNext(formatPesos(cents(next.target - totalRecharge))) : text.accumulatedAll}</p>
        {!hasEnded(endTime) && (
          <Button look="gold" aria-disabled={isBusy} onClick={() => !isBusy && depositSheet.open({})}>
            {busyWords() ?? common.toDeposit}
          </Button>
        )}
      </section>
      <WagerAbove rows={ungiven.map(({ rewardList }) => rewardList)}>
        <ol className="promotion-rows milestones">
          {stepList.map((step) => (
            <Milestone key={step.propId} step={step} />
          ))}
        </ol>
      </WagerAbove>
    </>
  );
}

function Milestone({ step: { target, reached, itemStatus, rewardList } }: { step: Step }) {
  const isGiven = itemStatus === ITEM_STATUS.received;
  const words = isGiven ? common.giftReceived : reached >= target ? text.milestoneWaits : '';
  return (
    <li data-state={isGiven ? 'received' : 'open'}>
      <Icon name={isGiven ? 'check' : 'gift'} />
      <p>
        <b>{tellGifts(rewardList)}</b>
        <small>{text.milestoneAt(formatShortPesos(target))}</small>
        {!isGiven && <Wager gifts={rewardList} />}
      </p>
      <span>{words}</span>
    </li>
  );
}

const MOST_STEPS = 7;

/** Drawn only: the list says the same. */
function Stair({ steps, total }: { steps: readonly Step[]; total: number }) {
  const drawn = steps.slice(0, MOST_STEPS);
  const width = 200 / Math.max(1, drawn.length);
  return (
    <svg className="milestones-stair" viewBox="0 0 200 72" aria-hidden="true">
      {drawn.map(({ propId, target }, at) => {
        const height = 12 + (at / Math.max(1, drawn.length - 1)) * 52;
        const x = at * width + 3;
        return (
          <rect
            key={propId}
            data-reached={total >= target}
            x={x}
            y={72 - height}
            width={width - 6}
            height={height}
            rx="4"
          />
        );
      })}
    </svg>
  );
}

export const described = promotion({
  type: ACTIVITY_TYPES.accumulatedRecharge,
  state: depositBonus.rechargeBonusCollection8,
  claims: {},
  rules: () => text.accumulatedRules,
  period: ownPeriod,
  Body: VipRebate,
});
