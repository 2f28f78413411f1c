import type { Prize } from '#contract/entities/activity.ts';
import { text } from '../text.ts';
import { averageOf, tellChance } from '../rules/wheel.ts';
import { tellGifts } from '#page/gift/tell-gifts.ts';
import './odds.css';

interface OddsProps {
  prizes: readonly Prize[];
  title?: string;
  /** The words for what comes on average, where all prizes are of one kind. */
  tellAverage?: (hundredths: number) => string;
}

/** How likely each prize is, by the same figures that the server draws with. Nothing where it does not tell them. */
export function Odds({ prizes, title = text.odds, tellAverage }: OddsProps) {
  const average = averageOf(prizes);
  if (!prizes.some(({ chance }) => chance > 0)) return null;
  return (
    <table className="odds">
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
              <td>{tellGifts(prize.rewardList) || prize.title}</td>
              <td>{tellChance(prize.chance ?? 0)}</td>
            </tr>
          ))}
      </tbody>
      {tellAverage && average !== undefined && (
        <tfoot>
          <tr>
            <td colSpan={2}>{tellAverage(average)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
