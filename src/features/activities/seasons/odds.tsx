import type { Prize } from '#contract/entities/activity.ts';
import { tellGifts } from '#page/gift/tell-gifts.ts';
import { Wager } from '../parts/wager.tsx';
import { text as seasons } from './text.ts';

/** Every prize with how likely it is and how often it must be bet. */
export function Odds({ prizes }: { prizes: readonly Prize[] }) {
  if (prizes.length === 0) return null;
  return (
    <>
      <table className="new-year-odds">
        <caption>{seasons.chances}</caption>
        <tbody>
          {prizes.map(({ propId, title, rewardList, chance }) => (
            <tr key={propId}>
              <th scope="row">{tellGifts(rewardList) || title}</th>
              <td>{chance > 0 && seasons.chance(percentOf(chance))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Wager gifts={prizes.flatMap(({ rewardList }) => rewardList)} />
    </>
  );
}

/** 1234 hundredths of a percent are "12.34", and 1200 are "12". */
const percentOf = (chance: number): string => String(chance / 100);
