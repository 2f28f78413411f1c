/** Which call lists a kind of transaction, and how one entry of it is drawn. */
import type { ComponentType } from 'react';
import type { Answer } from '#contract/define.ts';
import type { Bet, CoinMovement, ExchangeOrder, RechargeOrder } from '#contract/entities/order.ts';
import { COIN_KINDS, ORDER_STATUS, ROUND_STATUS } from '#contract/enums.ts';
import { records } from '#contract/records.ts';
import type { ListRow, Pages } from '#data/ask/use-pages.ts';
import { type Cents, formatPesos } from '#shared/money.ts';
import { formatTime } from '#shared/time.ts';
import { type KindName, nameOfKind } from '../kinds.ts';
import { text } from '../text.ts';

interface View<R extends ListRow> {
  row: R;
  input: object;
  Entry: ComponentType<{ entry: Pages<R>['list'][number] }>;
  /** What is told of the whole list. */
  Summary: ComponentType<{ first: Answer<R> }> | undefined;
}

/** Each of its own type, shown by one screen: the tabs keep their place and their focus from one to the next. */
const view = <R extends ListRow>(
  row: R,
  { input = {}, Entry, Summary }: Pick<View<R>, 'Entry'> & Partial<View<R>>,
): View<ListRow> => ({ row, input, Entry, Summary }) as unknown as View<ListRow>;

/** Deposits, withdrawals and bets as orders and rounds, with how they stand; the rest as movements of the balance. */
export function viewOf(kind: KindName | undefined): View<ListRow> {
  if (kind === 'deposit') return view(records.getRechargeRecord, { Entry: DepositRow });
  if (kind === 'withdrawal') return view(records.getExchangeOrder, { Entry: WithdrawalRow });
  if (kind === 'bet') return view(records.betRecord, { Entry: BetRow });
  const input = kind ? { kind: COIN_KINDS[kind] } : {};
  return view(records.appUserCoinDetail, { input, Entry: MovementRow, Summary: Totals });
}

interface LineProps {
  name: string;
  at: number;
  sum: string;
  isIn?: boolean;
  note?: string | undefined;
  /** To be read out to customer service. */
  reference?: string;
}

function Line({ name, at, sum, isIn = false, note, reference }: LineProps) {
  return (
    <li className="record-row">
      <p>
        <b>{name}</b>
        <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>
        {reference && <small>{reference}</small>}
      </p>
      <p className="record-amounts">
        <b className={isIn ? 'record-in' : undefined}>{sum}</b>
        {note && <small>{note}</small>}
      </p>
    </li>
  );
}

const signed = (amount: Cents): string => `${amount > 0 ? '+' : ''}${formatPesos(amount)}`;

/** What moved, when, by how much, and what it left. A kind of a later release has the server's own name. */
function MovementRow({ entry: { kind, title, amount, balance, createTime } }: { entry: CoinMovement }) {
  const name = nameOfKind(kind);
  const note = typeof balance === 'number' ? text.balanceAfter(formatPesos(balance)) : undefined;
  return (
    <Line name={name ? text.names[name] : title} at={createTime} sum={signed(amount)} isIn={amount > 0} note={note} />
  );
}

const nameOf = <Names extends Record<string, number>>(numbers: Names, number: number) =>
  (Object.keys(numbers) as (keyof Names)[]).find((name) => numbers[name] === number);

function DepositRow({ entry: { amount, channelName, status, createTime, orderId } }: { entry: RechargeOrder }) {
  const standing = nameOf(ORDER_STATUS, status);
  const isIn = status === ORDER_STATUS.done;
  return (
    <Line
      name={channelName || text.names.deposit}
      at={createTime}
      sum={isIn ? signed(amount) : formatPesos(amount)}
      isIn={isIn}
      note={standing && text.deposits[standing]}
      reference={orderId}
    />
  );
}

function WithdrawalRow({ entry }: { entry: ExchangeOrder }) {
  const { amount, bankName, cardNum, status, reason, createTime, orderId } = entry;
  const standing = nameOf(ORDER_STATUS, status);
  return (
    <Line
      name={joined(bankName || text.names.withdrawal, cardNum)}
      at={createTime}
      sum={`-${formatPesos(amount)}`}
      note={joined(standing && text.withdrawals[standing], reason)}
      reference={orderId}
    />
  );
}

function BetRow({ entry: { gameName, bet, win, status, createTime } }: { entry: Bet }) {
  const standing = nameOf(ROUND_STATUS, status);
  const isSettled = standing === undefined || standing === 'settled';
  const won = win > 0 ? text.won(formatPesos(win)) : text.nothingWon;
  return (
    <Line
      name={gameName || text.names.bet}
      at={createTime}
      sum={text.betOf(formatPesos(bet))}
      isIn={win > 0}
      note={isSettled ? won : text.rounds[standing]}
    />
  );
}

const joined = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' · ');

/** Of all that the filter lets through, not of the rows that are here. */
function Totals({ first: { moneyIn, moneyOut, total } }: { first: Answer<typeof records.appUserCoinDetail> }) {
  return (
    <dl className="record-totals">
      <div>
        <dt>{text.moneyIn}</dt>
        <dd>{formatPesos(moneyIn)}</dd>
      </div>
      <div>
        <dt>{text.moneyOut}</dt>
        <dd>{formatPesos(moneyOut)}</dd>
      </div>
      <div>
        <dt>{text.transactions}</dt>
        <dd>{total}</dd>
      </div>
    </dl>
  );
}
