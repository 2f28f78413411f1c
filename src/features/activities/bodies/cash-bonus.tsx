import { dailyBonus } from '#contract/daily-bonus.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { BulbString } from '../parts/bulbs.tsx';
import { Days } from '../parts/days.tsx';
import { ReceiveButton } from '../parts/receive-button.tsx';
import { type BodyProps, hasEnded, promotion } from '../promotion.ts';
import { text } from '../text.ts';

const type = ACTIVITY_TYPES.freeLoginBonus;
const claims = { receive: dailyBonus.loginBonus3UserReceive };

type Props = BodyProps<typeof dailyBonus.loginBonus3User, typeof claims>;

/** A little each day, a bulb for each day in a row. */
function CashBonus({ state: { streak, receivedToday, dayList, endTime }, claim, isBusy, busyWords }: Props) {
  const days = dayList.map(({ propId: id, ...day }) => ({ id, ...day }));
  const isOff = isBusy || hasEnded(endTime);
  const receive = (propId: number) => claim('receive', { propId, type });
  return (
    <>
      <section className="promotion-head" aria-label={text.cashTitle}>
        <BulbString lit={streak} all={Math.max(1, dayList.length)} />
        <p>{text.continuousDays(streak)}</p>
        <small>{receivedToday ? text.cashTomorrow : text.signReady}</small>
        <ReceiveButton days={days} isBusy={isOff} busyWords={busyWords} onReceive={receive} />
      </section>
      <Days name={text.cashTitle} days={days} isBusy={isOff} onReceive={receive} />
    </>
  );
}

export const described = promotion({
  type,
  state: dailyBonus.loginBonus3User,
  input: { type },
  claims,
  title: () => text.cashTitle,
  rules: () => ({ title: text.christmasRulesTitle, items: text.cashRules }),
  period: ({ startTime, endTime }) => ({ startTime, endTime }),
  Body: CashBonus,
});
