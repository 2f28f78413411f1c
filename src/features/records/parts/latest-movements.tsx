import { records } from '#contract/records.ts';
import { usePages } from '#data/ask/use-pages.ts';
import { inputOf } from '../rules/period.ts';
import { tellMovement } from '../rules/told.ts';
import { text } from '../text.ts';
import { Line } from './record-row.tsx';
import './latest-movements.css';

const MOST = 5;

/** The last movements of the balance, as the list of them begins, for a screen that leads there. */
export function LatestMovements() {
  const { list } = usePages(records.appUserCoinDetail, inputOf('all'));
  if (list.length === 0) return null;
  return (
    <section className="latest-movements" aria-label={text.latest}>
      <h2>{text.latest}</h2>
      <ul>
        {list.slice(0, MOST).map((movement) => (
          <li key={movement.id}>
            <Line told={tellMovement(movement)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
