import { useId } from 'react';
import type { Answer } from '#contract/define.ts';
import { records } from '#contract/records.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import { atServer } from '#data/device/server-clock.ts';
import { NothingHere, Page } from '#page/page.tsx';
import { useQuery } from '#page/use-query.ts';
import { paths } from '#paths';
import { formatPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { dayInManila } from '#shared/time.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { ByGame } from '../parts/by-game.tsx';
import { Chart } from '../parts/chart.tsx';
import { PeriodTabs } from '../parts/period-tabs.tsx';
import { Sum } from '../parts/totals.tsx';
import { inputOf, type Period, periodOf, stepsOf } from '../rules/period.ts';
import { text } from '../text.ts';
import './transactions-screen.css';

/** What play has cost and brought, the difference first. Every figure is the server's sum over its books. */
export function ReportScreen() {
  const [asked, choose] = useQuery('period');
  const period = periodOf(asked || 'week');
  const panelId = useId();
  const reading = useAnswer(records.betRecord, inputOf(period));
  const today = dayInManila(atServer(reading.savedAt));
  return (
    <Page
      title={text.report}
      reading={reading}
      above={
        <div className="record-filters">
          <PeriodTabs period={period} panelId={panelId} onSelect={choose} />
        </div>
      }
    >
      {(answer) => (
        <div id={panelId} role="tabpanel" aria-label={text.periods[period]}>
          <Played answer={answer} period={period} today={today} />
          {answer.bet + answer.win > 0 && <ByGame period={period} />}
          <Moved period={period} />
          <ButtonLink look="ghost-wide" href={paths.care()}>
            {text.reportLimits}
          </ButtonLink>
        </div>
      )}
    </Page>
  );
}

function Played({
  answer: { bet, win, stepList },
  period,
  today,
}: {
  answer: Answer<typeof records.betRecord>;
  period: Period;
  today: string;
}) {
  if (bet + win === 0) return <NothingHere icon="clock" words={text.reportNone} />;
  const steps = stepsOf(stepList ?? [], period, today);
  return (
    <section className="record-totals" aria-label={text.reportNet}>
      <dl>
        <Sum name={text.reportNet} sum={formatPesos(cents(win - bet))} />
        <Sum name={text.reportBets} sum={formatPesos(bet)} />
        <Sum name={text.reportWins} sum={formatPesos(win)} />
      </dl>
      {steps.length > 1 && <Chart steps={steps} />}
      <p className="record-totals-note">{text.reportWhole}</p>
    </section>
  );
}

/** What went in and out of the account in the same time, where it is known. */
function Moved({ period }: { period: Period }) {
  const put = useAnswer(records.getRechargeRecord, inputOf(period)).answer;
  const taken = useAnswer(records.getExchangeOrder, inputOf(period)).answer;
  if (!put || !taken) return null;
  return (
    <section className="record-totals">
      <dl>
        <Sum name={text.reportPut} sum={formatPesos(put.moneyIn)} />
        <Sum name={text.reportTaken} sum={formatPesos(taken.moneyOut)} />
      </dl>
    </section>
  );
}
