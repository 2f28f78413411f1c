import type { Winner } from '#contract/entities/activity.ts';
import { tickerPhone } from '#shared/mask-phone.ts';
import { formatMoment } from '#shared/time.ts';
import { tellGifts } from '#page/gift/tell-gifts.ts';
import { text as seasons } from './text.ts';

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
