import { dailyBonus } from '#contract/daily-bonus.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { ITEM_STATUS } from '#contract/reward-enums.ts';
import { formatPoints } from '#shared/points.ts';
import { DaysHead } from '../parts/bulbs.tsx';
import { Days } from '../parts/days.tsx';
import { type BodyProps, hasEnded, promotion } from '../promotion.ts';
import { text } from '../text.ts';

const type = ACTIVITY_TYPES.freeSign;
const claims = { receive: dailyBonus.loginBonus3UserReceive };

type Props = BodyProps<typeof dailyBonus.loginBonus3User, typeof claims>;

const BULBS = 10;

/** Thirty days of points. One that was missed may be made up. */
function FreeSign({ state, claim, isBusy, busyWords }: Props) {
  const { streak, receivedToday, dayList, makeUpLeft, makeUpPoints, endTime } = state;
  const lit = Math.round((streak / Math.max(1, dayList.length)) * BULBS);
  const isOff = isBusy || hasEnded(endTime);
  const days = dayList.map(({ propId: id, reached, target, ...day }) => {
    const isMissed = day.itemStatus === ITEM_STATUS.open && reached >= target;
    const canMakeUp = isMissed && makeUpLeft > 0;
    return { id, ...day, canMakeUp, words: canMakeUp ? text.makeUp : isMissed ? text.missed : undefined };
  });
  const receive = (propId: number) => {
    const isPaidFor = days.some(({ id, canMakeUp }) => id === propId && canMakeUp);
    claim('receive', { propId, type, points: isPaidFor ? makeUpPoints : 0 });
  };
  const shown = { name: text.freeSignTitle, days, isBusy: isOff, onReceive: receive };
  return (
    <>
      <DaysHead
        {...shown}
        words={text.signDays(streak, dayList.length)}
        lit={lit}
        bulbs={BULBS}
        receivedToday={receivedToday}
        busyWords={busyWords}
      >
        {makeUpLeft > 0 && <small>{text.makeUpLead(makeUpLeft, formatPoints(makeUpPoints))}</small>}
      </DaysHead>
      <Days {...shown} />
    </>
  );
}

export const described = promotion({
  type,
  state: dailyBonus.loginBonus3User,
  input: { type },
  claims,
  title: () => text.freeSignTitle,
  rules: () => ({ title: text.christmasRulesTitle, items: text.freeSignRules }),
  period: ({ startTime, endTime }) => ({ startTime, endTime }),
  Body: FreeSign,
});
