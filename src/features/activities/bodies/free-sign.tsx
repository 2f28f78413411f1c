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
        picture={<Calendar />}
      >
        {makeUpLeft > 0 && <small>{text.makeUpLead(makeUpLeft, formatPoints(makeUpPoints))}</small>}
      </DaysHead>
      <Days {...shown} />
    </>
  );
}

const ROWS = [0, 1, 2];
const COLUMNS = [0, 1, 2, 3, 4];

/** A leaf of a calendar, the days of two rows behind it. */
const Calendar = () => (
  <>
    <path className="drawn-paper" d="M78 84h84v62a6 6 0 0 1-6 6H84a6 6 0 0 1-6-6z" />
    <path className="drawn-coral" d="M78 96V86a6 6 0 0 1 6-6h72a6 6 0 0 1 6 6v10z" />
    <path className="drawn-line" d="M100 74v10M140 74v10" />
    {ROWS.flatMap((row) =>
      COLUMNS.map((column) => (
        <circle
          key={`${row} ${column}`}
          className={row * COLUMNS.length + column < 8 ? 'drawn-gold-deep' : 'drawn-faint'}
          cx={90 + column * 15}
          cy={108 + row * 15}
          r="5"
        />
      )),
    )}
  </>
);

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
