import { type ReactNode, useState } from 'react';
import { agents } from '#contract/agents.ts';
import type { Answer } from '#contract/define.ts';
import type { Step } from '#contract/entities/activity.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { ITEM_STATUS } from '#contract/reward-enums.ts';
import { formatPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { formatPoints } from '#shared/points.ts';
import { formatMoment } from '#shared/time.ts';
import { Below } from '#ui/below.tsx';
import { Button } from '#ui/button/button.tsx';
import { text } from '../invites-text.ts';
import { InviteLink } from '#page/invite/invite-link.tsx';
import { SideList } from '../parts/side-list.tsx';
import { Odds } from '../parts/odds.tsx';
import { RowEnd } from '../parts/receive-button.tsx';
import { Wager, WagerAbove } from '../parts/wager.tsx';
import { type BodyProps, hasEnded, ownPeriod, promotion } from '../promotion.ts';
import { tellGifts } from '#page/gift/tell-gifts.ts';
import { text as common } from '../text.ts';
import '../parts/rows.css';
import '../parts/card.css';

const claims = { scratch: agents.agent4Scratch, lottery: agents.agent4Lottery, award: agents.agent4Award };

type Friend = Answer<typeof agents.agent4InviteRows>['list'][number];
type Props = BodyProps<typeof agents.agent4Data, typeof claims>;

/** Scratch cards of friends who count, the lottery that their points enter, and milestones. */
function AgentCount(props: Props) {
  const { state, claim, busyWords } = props;
  const { cardCount, shareUrl, inviteCode, friendCount, validCount, stepList, endTime } = state;
  const isBusy = props.isBusy || hasEnded(endTime);
  const [cardsAtFirst] = useState(cardCount);
  const unreceived = stepList.filter(({ itemStatus }) => itemStatus !== ITEM_STATUS.received);
  const mayScratch = cardCount > 0 && !isBusy;
  return (
    <>
      <section className="promotion-head" aria-label={text.cards}>
        <Card key={cardCount} isThere={cardCount > 0} isScratched={cardCount < cardsAtFirst} />
        <p>{text.cardsLeft(cardCount)}</p>
        <Button look="gold-wide" aria-disabled={!mayScratch} onClick={() => mayScratch && claim('scratch', {})}>
          {busyWords('scratch', {}) ?? text.scratch}
        </Button>
        {cardCount === 0 && <small>{text.noCards}</small>}
      </section>
      <InviteLink shareUrl={shareUrl} inviteCode={inviteCode} />
      <p>{text.spinFriends(validCount, friendCount)}</p>
      <Lottery {...props} isBusy={isBusy} />
      <h2>{common.milestones}</h2>
      <WagerAbove rows={unreceived.map(({ rewardList }) => rewardList)}>
        <ol className="promotion-rows count-steps">
          {stepList.map((step) => (
            <Milestone
              key={step.propId}
              step={step}
              isBusy={isBusy}
              busyWords={busyWords('award', { propId: step.propId })}
              onReceive={() => claim('award', { propId: step.propId })}
            />
          ))}
        </ol>
      </WagerAbove>
      <Below>
        <CountOdds state={state} />
        <SideList title={text.friends} row={agents.agent4InviteRows} input={{}} draw={drawFriend} />
      </Below>
    </>
  );
}

const CountOdds = ({ state: { cardList, prizeList } }: { state: Props['state'] }) => (
  <>
    <Odds prizes={cardList} title={text.cardOdds} tellAverage={averageCard} />
    <Odds prizes={prizeList} title={text.lotteryOdds} tellAverage={averageDraw} />
  </>
);

const averageCard = (points: number): string => text.averageCard(formatPoints(points));
const averageDraw = (sum: number): string => text.averageDraw(formatPesos(cents(sum)));

const drawFriend = ({ nickname, phone, isValid, createTime }: Friend): ReactNode => (
  <>
    <span>{phone || nickname}</span>
    <b>{isValid ? text.counts : text.countsNot}</b>
    <small>{formatMoment(createTime)}</small>
  </>
);

function Lottery({ state, claim, isBusy, busyWords }: Props) {
  const { points, lotteryPoints, prizeList, scratchedCount } = state;
  const isInvited = scratchedCount > 0;
  const mayDraw = isInvited && points >= lotteryPoints && !isBusy;
  const cost = formatPoints(lotteryPoints);
  return (
    <section className="promotion-box" aria-label={text.lottery}>
      <p>
        <b>{text.lottery}</b>
        <span>{text.youHave(formatPoints(points))}</span>
      </p>
      <Button look="gold" aria-disabled={!mayDraw} onClick={() => mayDraw && claim('lottery', {})}>
        {busyWords('lottery', {}) ?? text.drawFor(cost)}
      </Button>
      {!isInvited && <small>{text.needsCard}</small>}
      {isInvited && points < lotteryPoints && <small>{text.needsPoints(cost)}</small>}
      <Wager gifts={prizeList.flatMap(({ rewardList }) => rewardList)} />
    </section>
  );
}

interface MilestoneProps {
  step: Step;
  isBusy: boolean;
  busyWords: string | undefined;
  onReceive: () => void;
}

function Milestone({ step, isBusy, busyWords, onReceive }: MilestoneProps) {
  const { target, reached, itemStatus, rewardList } = step;
  return (
    <li>
      <p>
        <b>{text.friendsNeed(target)}</b>
        <em>{tellGifts(rewardList)}</em>
        {itemStatus !== ITEM_STATUS.received && <Wager gifts={rewardList} />}
      </p>
      {itemStatus === ITEM_STATUS.open && <span>{common.progress(reached, target)}</span>}
      <RowEnd
        status={itemStatus}
        name={text.friendsNeed(target)}
        isBusy={isBusy}
        busyWords={busyWords}
        onReceive={onReceive}
      />
    </li>
  );
}

export const described = promotion({
  type: ACTIVITY_TYPES.agentCount,
  state: agents.agent4Data,
  claims,
  rules: () => text.countRules,
  period: ownPeriod,
  Body: AgentCount,
  Odds: CountOdds,
});

/** A scratch card under a row of bulbs, half scratched; gray where there is none. */
export function Card({ isThere, isScratched }: { isThere: boolean; isScratched: boolean }) {
  return (
    <svg
      className="scratch-card"
      viewBox="0 0 200 112"
      aria-hidden="true"
      data-there={isThere}
      data-scratched={isScratched}
    >
      {BULBS.map((x) => (
        <circle key={x} className="scratch-bulb" cx={x} cy="8" r="3" />
      ))}
      <g transform="rotate(-4 100 64)">
        <rect className="scratch-paper" x="38" y="22" width="124" height="80" rx="10" />
        <rect className="scratch-field" x="50" y="46" width="100" height="44" rx="6" />
        <path className="scratch-open" d="M54 84c10-30 18 2 28-26s14 22 26-4c6-12 12-4 16-2l-10 34z" />
        <path className="scratch-star" d="m88 56 4 8 9 1-7 6 2 9-8-4-8 4 2-9-7-6 9-1z" />
        <path className="scratch-lines" d="M52 34h52M114 34h18" />
      </g>
    </svg>
  );
}

const BULBS = [20, 40, 60, 80, 100, 120, 140, 160, 180];
