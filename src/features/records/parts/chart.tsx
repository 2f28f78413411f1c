import { useState } from 'react';
import { formatPesos } from '#shared/format-pesos.ts';
import { type Cents } from '#shared/money.ts';
import { Button } from '#ui/button/button.tsx';
import { nameOfStep, type Step, type Unit, unitOf } from '../rules/period.ts';
import { plotOf } from '../rules/plot.ts';
import { text } from '../text.ts';
import './totals.css';

/** A drawing for the eyes, and a table of the same for everybody who wants to read it. */
export function Chart({ steps }: { steps: readonly Step[] }) {
  const [isTable, setTable] = useState(false);
  const unit = unitOf(steps);
  return (
    <>
      {!isTable && <Drawing steps={steps} />}
      <div className={isTable ? 'record-table' : 'visually-hidden'}>
        <Table steps={steps} unit={unit} />
      </div>
      <Button look="link" onClick={() => setTable(!isTable)}>
        {isTable ? text.asChart : text.asTable}
      </Button>
    </>
  );
}

const FIELD = { width: 320, height: 112 };

function Drawing({ steps }: { steps: readonly Step[] }) {
  const { zeroY, columns } = plotOf(steps, FIELD);
  return (
    <figure className="record-chart" aria-hidden="true">
      <svg viewBox={`0 -2 ${FIELD.width} ${FIELD.height + 4}`} preserveAspectRatio="none">
        {columns.map(({ step, x, width, inHeight, outHeight }) => (
          <g key={step}>
            <rect className="record-chart-in" x={x} y={zeroY - inHeight} width={width} height={inHeight} />
            <rect className="record-chart-out" x={x} y={zeroY} width={width} height={outHeight} />
          </g>
        ))}
        <line className="record-chart-zero" x1={0} x2={FIELD.width} y1={zeroY} y2={zeroY} />
        {columns.map(
          ({ step, x, width, netY }) =>
            netY !== undefined && (
              <line key={step} className="record-chart-net" x1={x - 1} x2={x + width + 1} y1={netY} y2={netY} />
            ),
        )}
      </svg>
      <p className="record-chart-ends">
        <span>{nameOfStep(steps[0]?.step ?? '')}</span>
        <span>{nameOfStep(steps.at(-1)?.step ?? '')}</span>
      </p>
      <figcaption>
        <span data-of="in">{text.moneyIn}</span>
        <span data-of="out">{text.moneyOut}</span>
        <span data-of="net">{text.net}</span>
      </figcaption>
    </figure>
  );
}

const pesos = (amount: number): string => formatPesos(amount as Cents);

/** Without the steps in which nothing was moved. */
function Table({ steps, unit }: { steps: readonly Step[]; unit: Unit }) {
  const moved = steps.filter(({ moneyIn, moneyOut }) => moneyIn + moneyOut > 0).toReversed();
  return (
    <table>
      <caption>{text.plotName[unit]}</caption>
      <TableHead names={[text.steps[unit], text.moneyIn, text.moneyOut, text.net]} />
      <tbody>
        {moved.map(({ step, moneyIn, moneyOut }) => (
          <tr key={step}>
            <th scope="row">{nameOfStep(step)}</th>
            <td>{pesos(moneyIn)}</td>
            <td>{pesos(moneyOut)}</td>
            <td>{pesos(moneyIn - moneyOut)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const TableHead = ({ names }: { names: readonly string[] }) => (
  <thead>
    <tr>
      {names.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
);
