import { dailyBonus } from '#contract/daily-bonus.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { tellGifts } from '#page/gift/tell-gifts.ts';
import { text } from '#page/promotions/text.ts';
import { formatPoints } from '#shared/points.ts';
import { Button } from '#ui/button/button.tsx';
import { usualTitleOf } from '#page/promotions/title-of.ts';
import { DaysHead } from '../parts/bulbs.tsx';
import { Days } from '../parts/days.tsx';
import { type BodyProps, hasEnded, ownPeriod, promotion } from '../promotion.ts';
import { bestMissed, isMissed, splitAtToday } from '../rules/calendar.ts';

const type = ACTIVITY_TYPES.freeSign;
const claims = { receive: dailyBonus.loginBonus3UserReceive };

type Props = BodyProps<typeof dailyBonus.loginBonus3User, typeof claims>;

const BULBS = 10;

/** Thirty days of points, from today on and then those before. As often as the server says, a missed one is made up. */
function FreeSign({ state, claim, isBusy, busyWords }: Props) {
  const { firstDay, streak, receivedToday, dayList, makeUpLeft, makeUpPoints, endTime } = state;
  // A player has only the days since they joined.
  const all = dayList.length - firstDay + 1;
  const lit = Math.min(BULBS, Math.round((streak / Math.max(1, all)) * BULBS));
  const isOff = isBusy || hasEnded(endTime);
  const { ahead, before } = splitAtToday(
    dayList
      .filter(({ propId }) => propId >= firstDay)
      .map((day) => ({ ...day, id: day.propId, words: isMissed(day) ? text.missed : undefined })),
  );
  const toMakeUp = makeUpLeft > 0 ? bestMissed(before) : undefined;
  const asked = (propId: number, points = 0) => ({ propId, type, points });
  const made = toMakeUp && asked(toMakeUp.propId, makeUpPoints);
  const shown = {
    name: usualTitleOf(ACTIVITY_TYPES.freeSign),
    days: ahead,
    isBusy: isOff,
    busyWords: (id: number) => busyWords('receive', asked(id)),
    onReceive: (id: number) => claim('receive', asked(id)),
  };
  return (
    <>
      <DaysHead
        {...shown}
        words={text.signDays(streak, all)}
        lit={lit}
        bulbs={BULBS}
        receivedToday={receivedToday}
        picture={<Calendar />}
      >
        {toMakeUp && made && (
          <>
            <small>{text.makeUpLead(makeUpLeft, formatPoints(makeUpPoints))}</small>
            <Button look="ghost" aria-disabled={isOff} onClick={() => !isOff && claim('receive', made)}>
              {busyWords('receive', made) ?? text.makeUp(toMakeUp.propId, tellGifts(toMakeUp.rewardList))}
            </Button>
          </>
        )}
      </DaysHead>
      <Days {...shown} before={before} />
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
  rules: () => text.freeSignRules,
  period: ownPeriod,
  Body: FreeSign,
});
