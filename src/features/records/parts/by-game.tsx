import type { Answer } from '#contract/define.ts';
import { records } from '#contract/records.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import { Reading } from '#page/page.tsx';
import { formatPesos } from '#shared/format-pesos.ts';
import { type Cents } from '#shared/money.ts';
import { inputOf, type Period } from '../rules/period.ts';
import { barsOf } from '../rules/plot.ts';
import { text } from '../text.ts';
import { TableHead } from './chart.tsx';
import './totals.css';

/** What each game has cost and brought: the difference first, and the game that cost most on top. */
export function ByGame({ period }: { period: Period }) {
  const { lastDays } = inputOf(period);
  const reading = useAnswer(records.betsByGame, lastDays === undefined ? {} : { lastDays });
  return (
    <section className="record-totals" aria-label={text.byGame}>
      <h2>{text.byGame}</h2>
      <Reading reading={reading}>{(answer) => <Table {...answer} />}</Reading>
    </section>
  );
}

const pesos = (amount: number): string => formatPesos(amount as Cents);

function Table({ list, games, bet, win }: Answer<typeof records.betsByGame>) {
  const listed = list.reduce((sum, one) => ({ bet: sum.bet + one.bet, win: sum.win + one.win }), { bet: 0, win: 0 });
  const rows = list.map((one) => ({ key: one.id, name: one.gameName, bet: one.bet as number, win: one.win as number }));
  const others = games - list.length;
  if (others > 0) rows.push({ key: 0, name: text.otherGames(others), bet: bet - listed.bet, win: win - listed.win });
  const { zeroX, bars } = barsOf(rows.map((row) => row.win - row.bet));
  return (
    <div className="record-table">
      <table>
        <caption>{text.byGameOrder}</caption>
        <TableHead names={[text.game, text.net, text.reportBets, text.reportWins]} />
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.key}>
              <th scope="row">
                {row.name}
                <svg className="record-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                  <rect
                    className={row.win < row.bet ? 'record-chart-out' : 'record-chart-in'}
                    y="0"
                    height="6"
                    {...bars[at]}
                  />
                  <line className="record-chart-zero" x1={zeroX} x2={zeroX} y1="0" y2="6" />
                </svg>
              </th>
              <td>{pesos(row.win - row.bet)}</td>
              <td>{pesos(row.bet)}</td>
              <td>{pesos(row.win)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
