import { useEffect, useState } from 'react';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import type { Answer } from '#contract/define.ts';
import { games } from '#contract/games.ts';
import { useSignals } from '@preact/signals-react/runtime';
import { isSignedIn } from '#data/player/session.ts';
import { paths } from '#paths';
import { formatPesos, formatShortPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { formatMoment } from '#shared/time.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Wager } from '../parts/wager.tsx';
import { type BodyProps, ownPeriod, promotion } from '../promotion.ts';
import { tellGifts } from '#page/gift/tell-gifts.ts';
import type { Winner } from '#contract/entities/activity.ts';
import { tickerPhone } from '#shared/mask-phone.ts';
import { usualTitleOf } from '#page/promotions/title-of.ts';
import { leftUntil } from '../rules/until-draw.ts';
import { text as seasons } from '../seasons/text.ts';
import { text } from '../text.ts';
import './weekend-lottery.css';

type Row = typeof games.getBonusTickers;
type State = Answer<Row>;

/** Bets of the week are tickets, and on Saturday some of them win. A guest sees it without tickets. */
function WeekendLottery({ state }: BodyProps<Row, Record<never, never>>) {
  const { drawTime, prizeList } = state;
  return (
    <>
      <section className="promotion-head" aria-label={usualTitleOf(ACTIVITY_TYPES.weekendLottery)}>
        <TicketDrum />
        <p>{seasons.lotteryDraw(formatMoment(drawTime))}</p>
        <Countdown key={drawTime} at={drawTime} />
      </section>
      <Tickets state={state} />
      <section className="lottery-card" aria-label={seasons.lotteryPrizes}>
        <h2>{seasons.lotteryPrizes}</h2>
        <ol className="lottery-prizes">
          {prizeList.map(({ propId, title, rewardList }) => (
            <li key={propId}>
              <span>{seasons.lotteryPlace(propId)}</span>
              <b>{tellGifts(rewardList) || title}</b>
            </li>
          ))}
        </ol>
        <Wager gifts={prizeList.flatMap(({ rewardList }) => rewardList)} />
      </section>
      <LastWinners winners={state.winnerList} />
      <Fair state={state} />
    </>
  );
}

const LOOK_EVERY_MS = 15_000;

/** How long it still is, by the server's clock. It does not tick, so that it hurries nobody. */
function Countdown({ at }: { at: number }) {
  const [left, setLeft] = useState(() => leftUntil(at));
  useEffect(() => {
    const timer = setInterval(() => setLeft(leftUntil(at)), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [at]);
  if (at === 0) return null;
  return <b className="lottery-left">{left ? seasons.lotteryLeft(left) : seasons.lotteryNow}</b>;
}

/** How many a player has, what brings one more, and how likely each is to win. */
function Tickets({ state }: { state: State }) {
  useSignals();
  const { ticketCount, totalTickets, bet, betPerTicket, mostTickets, ownRewardList } = state;
  if (!isSignedIn.value) {
    return (
      <section className="lottery-card" aria-label={seasons.lotteryTickets}>
        <p data-msg-key={seasons.lotteryGuest.key}>{seasons.lotteryGuest.text}</p>
        <ButtonLink look="gold" href={paths.login()}>
          {text.logIn}
        </ButtonLink>
      </section>
    );
  }
  return (
    <section className="lottery-card" aria-label={seasons.lotteryTickets}>
      <h2>{seasons.lotteryTickets}</h2>
      {ownRewardList.length > 0 && <em>{seasons.lotteryWon(tellGifts(ownRewardList))}</em>}
      <b className="lottery-count">{seasons.ticketsOf(ticketCount)}</b>
      <p>
        {ticketCount > 0 ? seasons.lotteryOdds(ticketCount, Math.max(totalTickets, ticketCount)) : seasons.lotteryNone}
      </p>
      <small>{seasons.lotteryPer(formatShortPesos(cents(betPerTicket)), mostTickets)}</small>
      <small>{seasons.lotteryBet(formatPesos(bet))}</small>
    </section>
  );
}

/** What everybody can hold the draw to. Nothing where a server does not tell of it. */
function Fair({ state: { seedHash, lastSeed } }: { state: State }) {
  if (seedHash === '' && lastSeed === '') return null;
  const rows = [
    [seasons.lotteryHash, seedHash],
    [seasons.lotterySeed, lastSeed],
  ].filter(([, told]) => told !== '');
  return (
    <section className="lottery-card" aria-label={seasons.lotteryFair}>
      <h2>{seasons.lotteryFair}</h2>
      <p>{seasons.lotteryFairHow}</p>
      {rows.map(([name, told]) => (
        <small key={name} className="lottery-numbers">
          {name}: <code>{told}</code>
        </small>
      ))}
    </section>
  );
}

export const described = promotion({
  type: ACTIVITY_TYPES.weekendLottery,
  state: games.getBonusTickers,
  claims: {},
  isOnlyRead: true,
  rules: () => seasons.lotteryRules,
  period: ownPeriod,
  Body: WeekendLottery,
});

/** Who won in the last draw, under masked phones. */
export function LastWinners({ winners }: { winners: readonly Winner[] }) {
  const [first] = winners;
  return (
    <section className="lottery-card" aria-label={seasons.lotteryWinners}>
      <h2>{seasons.lotteryWinners}</h2>
      {!first && <p data-msg-key={seasons.lotteryNoWinners.key}>{seasons.lotteryNoWinners.text}</p>}
      {first && first.time > 0 && <small>{seasons.lotteryDrawn(formatMoment(first.time))}</small>}
      <ol className="lottery-prizes">
        {winners.map(({ phone, rewardList }, at) => (
          <li key={`${at} ${phone}`}>
            <span>{tickerPhone(phone)}</span>
            <b>{tellGifts(rewardList)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A drum with tickets in it, on a stand. Drawn only. */
export function TicketDrum() {
  return (
    <span className="ticket-drum" aria-hidden="true">
      <svg viewBox="0 0 200 104">
        <path className="drum-stand" d="M52 98 74 58M148 98l-22-40M40 98h120" />
        <circle className="drum-ring" cx="100" cy="48" r="42" />
        <path className="drum-crank" d="M142 48h22v14" />
      </svg>
      <svg className="drum-tickets" viewBox="0 0 200 104">
        {TICKETS.map(([x, y, turn, hue]) => (
          <path
            key={`${x} ${y}`}
            data-hue={hue}
            transform={`translate(${x} ${y}) rotate(${turn})`}
            d="M-10-6H10v4a2 2 0 0 0 0 4v4H-10v-4a2 2 0 0 0 0-4z"
          />
        ))}
      </svg>
    </span>
  );
}

const TICKETS = [
  [82, 34, -20, 0],
  [112, 30, 30, 1],
  [98, 50, 5, 2],
  [76, 60, 40, 1],
  [122, 56, -35, 0],
  [100, 74, 12, 2],
] as const;
