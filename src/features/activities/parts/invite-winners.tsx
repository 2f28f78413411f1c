import { invites } from '#contract/invites.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import { formatMoment } from '#shared/time.ts';
import { text } from '../invites-text.ts';
import { tellGifts } from '#page/gift/tell-gifts.ts';
import './side-list.css';

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
