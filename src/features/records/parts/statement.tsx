import { useSignals } from '@preact/signals-react/runtime';
import { createPortal } from 'react-dom';
import { player } from '#data/player/session.ts';
import { formatAmount } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { dayInManila, formatMoment } from '#shared/time.ts';
import type { Message } from '#ui/text.ts';
import { firstDay, nameOfDay } from '../rules/period.ts';
import type { Told } from '../rules/told.ts';
import { text } from '../text.ts';
import { useShown } from './shown.ts';
import './statement.css';

interface StatementProps {
  list: readonly Told[];
  note: Message | undefined;
}

const SHOWN_DIGITS = 3;

/** Who has the paper sees which account it is of, and not whose. */
const masked = (id: string): string => `•••${id.slice(-SHOWN_DIGITS)}`;

/** A paper of the records, seen by printers alone. The browser puts the number on each page where it can. */
export function Statement({ list, note }: StatementProps) {
  useSignals();
  const { kind, period, today } = useShown();
  const oldest = dayInManila(list.at(-1)?.at);
  const from = firstDay(period, today) ?? (oldest < today ? oldest : today);
  const { time, what, moneyIn, moneyOut, balance, reference } = text.columns;
  const hasBalance = list.some((one) => one.balance !== undefined);
  return createPortal(
    <section className="statement">
      <h1>{text.statement}</h1>
      <p>
        Perya · {text.statementOf(masked(String(player.value?.user.id ?? '')))} · {kind ? text.kinds[kind] : text.all}
      </p>
      <p>{text.statementPeriod(nameOfDay(from), nameOfDay(today))}</p>
      <p>{text.statementCount(list.length)}</p>
      {note && <p>{note.text}</p>}
      <table>
        <thead>
          <tr>
            {[time, what, reference].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {[moneyIn, moneyOut, ...(hasBalance ? [balance] : [])].map((name) => (
              <th key={name} scope="col" data-is="sum">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.map((one) => (
            <Row key={`${one.reference} ${one.at} ${one.sum}`} one={one} hasBalance={hasBalance} />
          ))}
        </tbody>
        <tfoot>
          <Sums list={list} hasBalance={hasBalance} />
        </tfoot>
      </table>
    </section>,
    document.body,
  );
}

const cell = (amount: number): string => (amount === 0 ? '' : formatAmount(cents(amount)));

function Row({ one, hasBalance }: { one: Told; hasBalance: boolean }) {
  const { at, what, name, standing, reference, moneyIn, moneyOut, balance } = one;
  return (
    <tr>
      <td>{formatMoment(at)}</td>
      <td>{[what, name, standing].filter(Boolean).join(' · ')}</td>
      <td>{reference}</td>
      <td data-is="sum">{cell(moneyIn)}</td>
      <td data-is="sum">{cell(moneyOut)}</td>
      {hasBalance && <td data-is="sum">{balance === undefined ? '' : formatAmount(balance)}</td>}
    </tr>
  );
}

function Sums({ list, hasBalance }: { list: readonly Told[]; hasBalance: boolean }) {
  const moneyIn = list.reduce((sum, one) => sum + one.moneyIn, 0);
  const moneyOut = list.reduce((sum, one) => sum + one.moneyOut, 0);
  return (
    <tr>
      <th colSpan={3} scope="row">
        {text.net}: {formatAmount(cents(moneyIn - moneyOut))}
      </th>
      <td data-is="sum">{formatAmount(cents(moneyIn))}</td>
      <td data-is="sum">{formatAmount(cents(moneyOut))}</td>
      {hasBalance && <td data-is="sum">–</td>}
    </tr>
  );
}
