import { formatPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { type Step, stepsOf } from '../rules/period.ts';
import { text } from '../text.ts';
import { Chart } from './chart.tsx';
import { useShown } from './shown.ts';
import { TakeOut } from './take-out.tsx';
import type { Sums } from './views.tsx';
import './totals.css';

/** Of all that the filter lets through, not of the rows that are here. */
export function Totals({ first }: { first: unknown }) {
  const { moneyIn, moneyOut, total, stepList } = first as Sums;
  const { kind, period, today } = useShown();
  const steps = stepsOf(stepList ?? [], period, today);
  const isWhole = sumOf(stepList ?? [], 'moneyIn') === moneyIn && sumOf(stepList ?? [], 'moneyOut') === moneyOut;
  return (
    <section className="record-totals">
      <dl>
        <Sum name={text.moneyIn} sum={formatPesos(moneyIn)} />
        <Sum name={text.moneyOut} sum={formatPesos(moneyOut)} />
        <Sum name={text.net} sum={formatPesos(cents(moneyIn - moneyOut))} />
        <Sum name={text.transactions} sum={String(total)} />
      </dl>
      {stepList && steps.length > 1 && <Chart steps={steps} />}
      {stepList && !isWhole && <p className="record-totals-note">{text.notAllSteps}</p>}
      <TakeOut key={`${kind ?? ''} ${period}`} />
    </section>
  );
}

const sumOf = (steps: readonly Step[], field: 'moneyIn' | 'moneyOut'): number =>
  steps.reduce((sum, step) => sum + step[field], 0);

/** One figure of a list of figures. */
export function Sum({ name, sum }: { name: string; sum: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{sum}</dd>
    </div>
  );
}
