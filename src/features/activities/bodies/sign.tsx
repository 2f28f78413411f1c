import { dailyBonus } from '#contract/daily-bonus.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { SIGN_UP_BONUS_PROP_ID } from '#contract/reward-enums.ts';
import { paths } from '#paths';
import { text } from '#page/promotions/text.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { usualTitleOf } from '#page/promotions/title-of.ts';
import { BulbString } from '../parts/bulbs.tsx';
import { Days } from '../parts/days.tsx';
import { ReceiveButton } from '../parts/receive-button.tsx';
import { type BodyProps, hasEnded, periodOwing, promotion } from '../promotion.ts';
import { isCardLeft, ladderOf } from '../rules/sign-in-ladders.ts';

const claims = { receive: dailyBonus.receiveLoginPay3 };

type Props = BodyProps<typeof dailyBonus.getLoginPayUser3, typeof claims>;

/** A new player's seven days, and the way to the cards. */
function Sign({ state, claim, isBusy, isResting, busyWords }: Props) {
  const days = ladderOf(state, SIGN_UP_BONUS_PROP_ID);
  const received = days.filter(({ isReceived }) => isReceived).length;
  const isOff = isBusy || isResting || hasEnded(state.endTime);
  const asked = (day: number) => ({ propId: SIGN_UP_BONUS_PROP_ID, day });
  const actions = {
    days,
    isBusy: isOff,
    busyWords: (day: number) => busyWords('receive', asked(day)),
    onReceive: (day: number) => claim('receive', asked(day)),
  };
  const canReceive = days.some(({ isClaimable }) => isClaimable);
  return (
    <>
      <section className="promotion-head" aria-label={usualTitleOf(ACTIVITY_TYPES.signUpBonus)}>
        <BulbString lit={received} all={Math.max(1, days.length)}>
          <Present />
        </BulbString>
        {days.length > 0 ? (
          <>
            <p>{text.signDays(received, days.length)}</p>
            {!isResting && (
              <small>{canReceive ? text.signReady : received < days.length ? text.signTomorrow : text.signDone}</small>
            )}
            <ReceiveButton {...actions} />
          </>
        ) : (
          <p data-msg-key={text.signNone.key}>{text.signNone.text}</p>
        )}
      </section>
      {days.length > 0 && <Days name={usualTitleOf(ACTIVITY_TYPES.signUpBonus)} {...actions} />}
      <ButtonLink look="ghost-wide" href={paths.activity('signPay')}>
        {text.signToCards}
      </ButtonLink>
    </>
  );
}

/** A present with its lid a hand's breadth open. */
const Present = () => (
  <>
    <path className="drawn-coral" d="M82 102h76v44a6 6 0 0 1-6 6H88a6 6 0 0 1-6-6z" />
    <path className="drawn-gold" d="M112 102h16v50h-16z" />
    <g transform="rotate(-7 76 98)">
      <path className="drawn-coral-light" d="M76 84h88v15H76z" />
      <path className="drawn-gold" d="M112 84h16v15h-16z" />
      <path className="drawn-line" d="M120 83c-6-13-26-13-25-4 1 6 15 6 25 4 6-13 26-13 25-4-1 6-15 6-25 4z" />
    </g>
  </>
);

export const described = promotion({
  type: ACTIVITY_TYPES.signUpBonus,
  state: dailyBonus.getLoginPayUser3,
  claims,
  leadsToOwed: true,
  rules: () => text.signRules,
  period: periodOwing((state) => isCardLeft(state)),
  Body: Sign,
});
