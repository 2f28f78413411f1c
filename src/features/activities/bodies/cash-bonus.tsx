import { dailyBonus } from '#contract/daily-bonus.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { usualTitleOf } from '#page/promotions/title-of.ts';
import { text } from '#page/promotions/text.ts';
import { DaysHead } from '../parts/bulbs.tsx';
import { Days } from '../parts/days.tsx';
import { type BodyProps, hasEnded, ownPeriod, promotion } from '../promotion.ts';

const type = ACTIVITY_TYPES.freeLoginBonus;
const claims = { receive: dailyBonus.loginBonus3UserReceive };

type Props = BodyProps<typeof dailyBonus.loginBonus3User, typeof claims>;

/** A little each day, a bulb for each day in a row. */
function CashBonus({ state: { streak, receivedToday, dayList, endTime }, claim, isBusy, busyWords }: Props) {
  const days = dayList.map(({ propId: id, ...day }) => ({ id, ...day }));
  const isOff = isBusy || hasEnded(endTime);
  const shown = {
    name: usualTitleOf(ACTIVITY_TYPES.freeLoginBonus),
    days,
    isBusy: isOff,
    busyWords: (propId: number) => busyWords('receive', { propId, type }),
    onReceive: (propId: number) => claim('receive', { propId, type }),
  };
  return (
    <>
      <DaysHead
        {...shown}
        words={text.continuousDays(streak)}
        lit={streak}
        bulbs={Math.max(1, dayList.length)}
        receivedToday={receivedToday}
        picture={<Stacks />}
      />
      <Days {...shown} />
    </>
  );
}

const HEIGHTS = [1, 2, 3, 4, 5];

/** Stacks of coins, each higher than the one before. */
const Stacks = () => (
  <>
    {HEIGHTS.map((height, at) => (
      <g key={height} transform={`translate(${48 + at * 30} 0)`}>
        {Array.from({ length: height }, (_, coin) => (
          <rect
            key={coin}
            className={coin % 2 === 0 ? 'drawn-gold' : 'drawn-gold-deep'}
            y={142 - coin * 11}
            width="24"
            height="9"
            rx="4.5"
          />
        ))}
      </g>
    ))}
  </>
);

export const described = promotion({
  type,
  state: dailyBonus.loginBonus3User,
  input: { type },
  claims,
  rules: () => text.cashRules,
  period: ownPeriod,
  Body: CashBonus,
});
