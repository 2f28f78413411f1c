import type { ReactNode } from 'react';
import type { Answer } from '#contract/define.ts';
import type { Prize } from '#contract/entities/activity.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { invites } from '#contract/invites.ts';
import { formatPesos, formatShortPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { formatMoment } from '#shared/time.ts';
import { Below } from '#ui/below.tsx';
import { Button } from '#ui/button/button.tsx';
import { text } from '../invites-text.ts';
import { InviteLink } from '#page/invite/invite-link.tsx';
import { SideList } from '../parts/side-list.tsx';
import { Odds } from '../parts/odds.tsx';
import { Wager } from '../parts/wager.tsx';
import { useSettled, Wheel } from '../parts/wheel.tsx';
import { type BodyProps, hasEnded, periodOwing, promotion } from '../promotion.ts';
import { tellGifts } from '#page/gift/tell-gifts.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import { usualTitleOf } from '#page/promotions/title-of.ts';
import '../parts/rows.css';
import './spin.css';
import '../parts/side-list.css';

const claims = { spin: invites.actInviteUserSpin, exchange: invites.actInviteUserExchange };

type Line = Answer<typeof invites.actInviteUserRecord>['list'][number];
type Props = BodyProps<typeof invites.actInviteUser, typeof claims>;

/** A wheel whose turns come from friends and one a day, and the pot that its prizes add up to. */
function Spin(props: Props) {
  const { state, drawn, isBusy, isResting, busyWords, claim } = props;
  const { turnsLeft, prizeList, endTime, shareUrl, inviteCount, validCount } = state;
  const isOver = hasEnded(endTime);
  const isSettled = useSettled(drawn);
  const won = isSettled ? prizeList.find(({ propId }) => propId === drawn?.propId) : undefined;
  const words = won && text.won(tellGifts(won.rewardList));
  const mayTurn = turnsLeft > 0 && isSettled && !isBusy && !isResting && !isOver;
  return (
    <>
      <section className="promotion-head" aria-label={usualTitleOf(ACTIVITY_TYPES.inviteUserSpin)}>
        <Wheel prizes={prizeList} drawn={drawn} tell={shortly} />
        <p className="spin-won" role="status" data-msg-key={words?.key}>
          {words?.text ?? (isSettled ? text.spinLead : text.turning)}
        </p>
        <Button look="gold-wide" aria-disabled={!mayTurn} onClick={() => mayTurn && claim('spin', {})}>
          {isSettled ? (busyWords('spin', {}) ?? text.spin) : text.turning}
        </Button>
        {!isOver && <small>{turnsLeft > 0 ? text.turnsLeft(turnsLeft) : noTurns(state)}</small>}
      </section>
      <Pot {...props} isHeld={!isSettled} />
      <InviteLink shareUrl={shareUrl} />
      <p>{text.spinFriends(validCount, inviteCount)}</p>
      <Below>
        <SpinOdds state={state} />
        <SideList title={text.records} row={invites.actInviteUserRecord} input={{}} draw={drawRecord} />
        <InviteWinners />
      </Below>
    </>
  );
}

const SpinOdds = ({ state: { prizeList } }: { state: Props['state'] }) => (
  <Odds prizes={prizeList} tellAverage={(sum) => text.average(formatPesos(cents(sum)))} />
);

const drawRecord = ({ phone, amount, createTime }: Line): ReactNode => (
  <>
    <span>{phone === '' ? text.turnWon : text.friendCounts(phone)}</span>
    {phone === '' && <b>{formatPesos(cents(amount))}</b>}
    <small>{formatMoment(createTime)}</small>
  </>
);

const shortly = ({ rewardList: [first] }: Prize): string => (first ? formatShortPesos(cents(first.count)) : '');

/** A free turn that would come after the end does not come. */
function noTurns({ nextFreeTime, endTime }: Props['state']): string {
  if (endTime > 0 && nextFreeTime >= endTime) return text.noTurnsMore;
  return nextFreeTime > 0 ? text.noTurns(formatMoment(nextFreeTime)) : text.noTurnsNow;
}

/** It rises when the wheel stands, not before. */
function Pot({ state, claim, isBusy, busyWords, isHeld }: Props & { isHeld: boolean }) {
  const { pot, potTarget, canExchange, prizeList } = state;
  const mayMove = canExchange && !isBusy && !isHeld;
  const target = formatPesos(cents(potTarget));
  return (
    <section className="promotion-box spin-pot" aria-label={text.pot}>
      <p>
        <b>{text.pot}</b>
        <span>{isHeld ? text.turning : text.potOf(formatPesos(cents(pot)), target)}</span>
      </p>
      <progress
        aria-label={text.pot}
        max={Math.max(1, potTarget)}
        value={isHeld ? undefined : Math.min(pot, potTarget)}
      />
      {canExchange ? (
        <Button look="gold" aria-disabled={!mayMove} onClick={() => mayMove && claim('exchange', {})}>
          {busyWords('exchange', {}) ?? text.exchange(formatPesos(cents(pot)))}
        </Button>
      ) : (
        <small>{text.potWaits(target)}</small>
      )}
      <Wager gifts={prizeList.flatMap(({ rewardList }) => rewardList)} />
    </section>
  );
}

export const described = promotion({
  type: ACTIVITY_TYPES.inviteUserSpin,
  state: invites.actInviteUser,
  claims,
  owes: true,
  rules: () => text.spinRules,
  period: periodOwing(({ canExchange }) => canExchange),
  Body: Spin,
  Odds: SpinOdds,
});

/** Who has moved a full pot to their balance. A list that does not come leaves its place empty: nothing depends on it. */
export function InviteWinners() {
  const { answer } = useAnswer(invites.actInviteUserStatus, {});
  if (!answer || answer.winnerList.length === 0) return null;
  return (
    <details className="side-list">
      <summary>{text.winners}</summary>
      <ul>
        {answer.winnerList.map(({ phone, time, rewardList }) => (
          <li key={`${phone} ${time}`}>
            <span>{phone}</span>
            <b>{tellGifts(rewardList)}</b>
            <small>{formatMoment(time)}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}
