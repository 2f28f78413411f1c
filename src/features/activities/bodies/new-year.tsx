import type { ReactNode } from 'react';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { ITEM_STATUS, REWARD_ITEMS } from '#contract/reward-enums.ts';
import type { Answer } from '#contract/define.ts';
import { seasons as rows } from '#contract/seasons.ts';
import { text } from '#page/promotions/text.ts';
import { Below } from '#ui/below.tsx';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import { Odds } from '../parts/odds.tsx';
import { Wager } from '../parts/wager.tsx';
import { type BodyProps, hasBegun, hasEnded, ownPeriod, promotion } from '../promotion.ts';
import { tellGifts } from '#page/gift/tell-gifts.ts';
import { usualTitleOf } from '#page/promotions/title-of.ts';
import { DayTasks } from '../seasons/day-tasks.tsx';
import { NightSky } from '../seasons/night-sky.tsx';
import { text as seasons } from '../seasons/text.ts';
import { Winners } from '../seasons/winners.tsx';
import { text as common } from '../text.ts';
import './new-year.css';

const claims = {
  share: rows.appNewYearUserShare,
  receive: rows.appNewYearUserReceiveTask,
  box: rows.appNewYearUserBoxOpen,
  open: rows.appNewYearUserOpen,
  extra: rows.appNewYearUserExtra,
};

/** What was shared is the app's own address. */
const SHARED = { target: 'link' } as const;

type State = Answer<typeof rows.appNewYearUser>;
type Props = BodyProps<typeof rows.appNewYearUser, typeof claims>;

/** What a player does in a day gives points, points open boxes, and boxes hold turns of a lottery and fireworks. */
function NewYear({ state, claim, isBusy, busyWords }: Props) {
  const isOn = hasBegun(state.startTime) && !hasEnded(state.endTime);
  const isOff = isBusy || !isOn;
  return (
    <>
      <Head state={state} />
      <DayTasks
        tasks={state.taskList}
        isOn={isOn}
        isOff={isOff}
        shareWords={busyWords('share', SHARED)}
        receiveWords={(propId) => busyWords('receive', { propId })}
        onShared={() => claim('share', SHARED)}
        onReceive={(propId) => claim('receive', { propId })}
      />
      <Below>
        <Boxes
          state={state}
          isOff={isOff}
          busyWords={(propId) => busyWords('box', { propId })}
          onOpen={(propId) => claim('box', { propId })}
        />
        <Spend
          title={seasons.newYearLottery}
          left={{ id: REWARD_ITEMS.newYearLottery, count: state.lotteryCount }}
          words={busyWords('open', { propId: REWARD_ITEMS.newYearLottery }) ?? seasons.newYearTurn}
          isOff={isOff}
          onSpend={() => claim('open', { propId: REWARD_ITEMS.newYearLottery })}
        >
          <NewYearOdds state={state} />
        </Spend>
        <Spend
          title={seasons.newYearFireworks}
          left={{ id: REWARD_ITEMS.newYearFirework, count: state.fireworkCount }}
          words={busyWords('open', { propId: REWARD_ITEMS.newYearFirework }) ?? seasons.newYearLight}
          isOff={isOff}
          onSpend={() => claim('open', { propId: REWARD_ITEMS.newYearFirework })}
        />
        <Extra
          state={state}
          isOff={isOff}
          busyWords={(propId) => busyWords('extra', { propId })}
          onReceive={(propId) => claim('extra', { propId })}
        />
        <Winners winners={state.winnerList} />
      </Below>
    </>
  );
}

function Head({ state }: { state: State }) {
  return (
    <section className="promotion-head" aria-label={usualTitleOf(ACTIVITY_TYPES.newYear)}>
      <NightSky fireworks={state.fireworkCount} />
      <b className="new-year-active">{tellGifts([{ id: REWARD_ITEMS.newYearActive, count: state.activeCount }])}</b>
      <p>{leadOf(state)}</p>
    </section>
  );
}

function leadOf({ boxList, activeCount }: State): string {
  if (boxList.some(({ itemStatus }) => itemStatus === ITEM_STATUS.claimable)) return seasons.newYearReady;
  const next = boxList.find(({ itemStatus }) => itemStatus === ITEM_STATUS.open);
  return next ? seasons.newYearNext(Math.max(1, next.target - activeCount)) : seasons.newYearAll;
}

interface BoxesProps {
  state: State;
  isOff: boolean;
  busyWords: (propId: number) => string | undefined;
  onOpen: (propId: number) => void;
}

function Boxes({ state: { boxList }, isOff, busyWords, onOpen }: BoxesProps) {
  if (boxList.length === 0) return null;
  return (
    <section className="new-year-card" aria-label={seasons.newYearBoxes}>
      <h2>{seasons.newYearBoxes}</h2>
      <ol className="new-year-list">
        {boxList.map(({ propId, target, itemStatus, rewardList }) => (
          <li key={propId}>
            <p>
              <b>{seasons.newYearBoxAt(target)}</b>
              <small>{tellGifts(rewardList)}</small>
            </p>
            {itemStatus === ITEM_STATUS.claimable && (
              <Button
                look="gold"
                aria-disabled={isOff}
                aria-label={`${busyWords(propId) ?? common.giftOpen}: ${seasons.newYearBoxAt(target)}`}
                onClick={() => !isOff && onOpen(propId)}
              >
                {busyWords(propId) ?? common.giftOpen}
              </Button>
            )}
            {itemStatus === ITEM_STATUS.received && <Icon name="check" />}
            {itemStatus === ITEM_STATUS.open && <Icon name="clock" />}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface SpendProps {
  title: string;
  left: { id: number; count: number };
  words: string;
  isOff: boolean;
  onSpend: () => void;
  children?: ReactNode;
}

/** What boxes have given, and the way to spend one of it. */
function Spend({ title, left, words, isOff, onSpend, children }: SpendProps) {
  const isEmpty = isOff || left.count === 0;
  return (
    <section className="new-year-card" aria-label={title}>
      <h2>{title}</h2>
      <div className="new-year-spend">
        <b>{tellGifts([left])}</b>
        <Button look="gold" aria-disabled={isEmpty} onClick={() => !isEmpty && onSpend()}>
          {words}
        </Button>
      </div>
      {children}
    </section>
  );
}

interface ExtraProps {
  state: State;
  isOff: boolean;
  busyWords: (propId: number) => string | undefined;
  onReceive: (propId: number) => void;
}

function Extra({ state: { extra }, isOff, busyWords, onReceive }: ExtraProps) {
  if (!extra) return null;
  const isReady = extra.itemStatus === ITEM_STATUS.claimable;
  return (
    <section className="new-year-card" aria-label={text.christmasExtra}>
      <h2>{text.christmasExtra}</h2>
      <div className="new-year-spend">
        <p>
          <b>{tellGifts(extra.rewardList)}</b>
          <small>{common.progress(extra.reached, extra.target)}</small>
          <Wager gifts={extra.rewardList} />
        </p>
        <Button
          look={isReady ? 'gold' : 'ghost'}
          aria-disabled={isOff || !isReady}
          onClick={() => !isOff && isReady && onReceive(extra.propId)}
        >
          {extra.itemStatus === ITEM_STATUS.received
            ? common.giftReceived
            : (isReady && busyWords(extra.propId)) || common.giftReceive}
        </Button>
      </div>
    </section>
  );
}

/** How likely each prize is, and how often it must be bet. */
const NewYearOdds = ({ state: { prizeList } }: { state: State }) => (
  <>
    <Odds prizes={prizeList} />
    <Wager gifts={prizeList.flatMap(({ rewardList }) => rewardList)} />
  </>
);

export const described = promotion({
  type: ACTIVITY_TYPES.newYear,
  state: rows.appNewYearUser,
  claims,
  rules: () => seasons.newYearRules,
  period: ownPeriod,
  Body: NewYear,
  Odds: NewYearOdds,
});
