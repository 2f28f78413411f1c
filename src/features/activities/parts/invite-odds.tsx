import type { Prize } from '#contract/entities/activity.ts';
import { text } from '../invites-text.ts';
import { averageOf, tellChance } from '../rules/wheel.ts';
import { tellGifts } from '#page/gift/tell-gifts.ts';
import './invite-odds.css';

interface InviteOddsProps {
  prizes: readonly Prize[];
  title: string;
  /** The words for what comes on average; undefined for nothing. */
  tellAverage: (hundredths: number) => string;
}

/** How likely each prize is, by the same figures that the server draws with. Nothing where it does not tell them. */
export function InviteOdds({ prizes, title, tellAverage }: InviteOddsProps) {
  const average = averageOf(prizes);
  if (average === undefined) return null;
  return (
    <table className="invite-odds">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{text.prize}</th>
          <th scope="col">{text.chance}</th>
        </tr>
      </thead>
      <tbody>
        {prizes
          .toSorted((one, other) => (other.chance ?? 0) - (one.chance ?? 0))
          .map((prize) => (
            <tr key={prize.propId}>
              <td>{tellGifts(prize.rewardList)}</td>
              <td>{tellChance(prize.chance ?? 0)}</td>
            </tr>
          ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={2}>{tellAverage(average)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
