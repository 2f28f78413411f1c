/** One entry of any list in the same words: its row, its story, a line of the CSV and of the statement are made from it. */
import type { Bet, CoinMovement, ExchangeOrder, RechargeOrder } from '#contract/entities/order.ts';
import { COIN_SOURCES, ORDER_STATUS, ROUND_STATUS } from '#contract/money-enums.ts';
import { titleOf } from '#page/promotions/title-of.ts';
import { formatPesos } from '#shared/format-pesos.ts';
import { type Cents, cents } from '#shared/money.ts';
import { text } from '../text.ts';
import { nameOfKind } from './kinds.ts';

export interface Moment {
  name: string;
  /** Unknown where it has not come yet, or was not written down. */
  at: number | undefined;
}

export interface Told {
  /** What kind of thing it is. */
  what: string;
  /** Which of its kind: a game, a way to pay, an account. Empty where there is only one. */
  name: string;
  /** Of its row. */
  title: string;
  at: number;
  /** As its row shows it. */
  sum: string;
  /** What it came to, as its story begins. */
  outcome: string;
  isGain: boolean;
  note: string;
  standing: string;
  /** What it adds to the sums of its list. */
  moneyIn: Cents;
  moneyOut: Cents;
  balance: Cents | undefined;
  /** To be read out to customer service. */
  reference: string;
  moments: readonly Moment[];
  /** It has ended, and its money has not moved. */
  isUnpaid?: boolean;
  facts: readonly (readonly [name: string, value: string])[];
  /** The round of a game whose movements belong to the story. */
  betId: number | undefined;
}

const NOTHING = cents(0);

const signed = (amount: Cents): string => `${amount > 0 ? '+' : ''}${formatPesos(amount)}`;
const joined = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' · ');

const nameOf = <Names extends Record<string, number>>(numbers: Names, number: number) =>
  (Object.keys(numbers) as (keyof Names)[]).find((name) => numbers[name] === number);

/** A fact that is not known is left out. */
const factsOf = (...facts: [name: string, value: string | false | undefined][]): Told['facts'] =>
  facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []));

const known = (at: number): number | undefined => (at > 0 ? at : undefined);

/** The operator's own title stays as it is; where the server tells no source, so does what it says. */
function giverOf({ source, activity }: Pick<CoinMovement, 'source' | 'activity'>): string {
  if (source > 0) return titleOf(source, activity);
  const name = nameOf(COIN_SOURCES, source);
  return name ? text.sources[name] : activity;
}

/** What moved, when, by how much, and what it left. A kind of a later release has the server's own name. */
export function tellMovement({
  id,
  kind,
  title,
  amount,
  balance,
  createTime,
  orderId,
  betId,
  gameName,
  activity,
  source,
}: CoinMovement): Told {
  const known = nameOfKind(kind);
  const name = known ? text.names[known] : title;
  const giver = giverOf({ source, activity });
  const left = typeof balance === 'number' ? balance : undefined;
  return {
    what: name,
    name: gameName || giver,
    title: joined(name, gameName || giver),
    at: createTime,
    sum: signed(amount),
    outcome: signed(amount),
    isGain: amount > 0,
    note: left === undefined ? '' : text.balanceAfter(formatPesos(left)),
    standing: '',
    moneyIn: amount > 0 ? amount : NOTHING,
    moneyOut: amount < 0 ? cents(Math.abs(amount)) : NOTHING,
    balance: left,
    reference: orderId || `M-${id}`,
    moments: [{ name, at: createTime }],
    facts: factsOf(
      [text.game, gameName],
      [text.promotion, source >= 0 && giver],
      [text.before, left !== undefined && formatPesos(cents(left - amount))],
      [text.after, left !== undefined && formatPesos(left)],
    ),
    betId: betId || undefined,
  };
}

/** Of a withdrawal the whole amount is in the balance again. */
const UNPAID: readonly number[] = [ORDER_STATUS.refused, ORDER_STATUS.expired, ORDER_STATUS.cancelled];

interface OrderWords
  extends
    Pick<Told, 'what' | 'name' | 'sum' | 'isGain' | 'facts'>,
    Partial<Pick<Told, 'moneyIn' | 'moneyOut' | 'moments'>> {
  /** How it stands, and why. */
  state: string;
  reason?: string;
}

/** What deposits and withdrawals tell alike: asked for, then ended in one of the ways there are. */
function tellOrder(
  { orderId, status, createTime, finishTime }: RechargeOrder | ExchangeOrder,
  { state, reason, ...words }: OrderWords,
): Told {
  return {
    title: words.name || words.what,
    at: createTime,
    outcome: words.sum,
    note: state,
    standing: joined(state, reason),
    isUnpaid: UNPAID.includes(status),
    moneyIn: NOTHING,
    moneyOut: NOTHING,
    balance: undefined,
    moments: [
      { name: text.asked, at: createTime },
      { name: state, at: known(finishTime) },
    ],
    reference: orderId,
    betId: undefined,
    ...words,
  };
}

export function tellDeposit(order: RechargeOrder): Told {
  const { amount, bonus, channelName, reference, status } = order;
  const name = nameOf(ORDER_STATUS, status);
  const isGain = status === ORDER_STATUS.done;
  return tellOrder(order, {
    what: text.names.deposit,
    name: channelName,
    sum: isGain ? signed(amount) : formatPesos(amount),
    isGain,
    state: name ? text.deposits[name] : '',
    ...(isGain && { moneyIn: amount }),
    facts: factsOf(
      [text.way, channelName],
      [text.amount, formatPesos(amount)],
      [text.bonus, bonus > 0 && signed(bonus)],
      [text.payment, reference],
    ),
  });
}

/** Each step that has begun, with its time where one was written down; the last is how it stands. */
function momentsOf(
  { createTime, heldTime, approvedTime, sentTime, finishTime }: ExchangeOrder,
  state: string,
): Moment[] {
  const { reviewing, pending } = text.withdrawals;
  const begun = [
    { name: text.asked, at: known(createTime) },
    { name: reviewing, at: known(heldTime) },
    { name: text.approved, at: known(approvedTime) },
    { name: pending, at: known(sentTime) },
  ].filter(({ at }) => at !== undefined);
  return begun.at(-1)?.name === state ? begun : [...begun, { name: state, at: known(finishTime) }];
}

export function tellWithdrawal(order: ExchangeOrder): Told {
  const { amount, fee, status, bankName, cardNum, reason, approvedTime, sentTime } = order;
  const name = nameOf(ORDER_STATUS, status);
  // Approved, and the bank has not said yet that it has it.
  const isApproved = name === 'pending' && approvedTime > 0 && sentTime === 0;
  const state = isApproved ? text.approved : name ? text.withdrawals[name] : '';
  const isBack = UNPAID.includes(status);
  const to = [bankName, cardNum].filter(Boolean).join(' ');
  return tellOrder(order, {
    what: text.names.withdrawal,
    name: to,
    sum: isBack ? formatPesos(amount) : `-${formatPesos(amount)}`,
    ...(!isBack && { moneyOut: amount }),
    isGain: false,
    state,
    reason,
    moments: momentsOf(order, state),
    facts: factsOf(
      [text.to, to],
      [text.amount, formatPesos(amount)],
      [text.fee, fee > 0 && formatPesos(fee)],
      [text.reason, reason],
    ),
  });
}

export function tellBet({ id, gameName, bet, win, status, createTime, finishTime }: Bet): Told {
  const name = nameOf(ROUND_STATUS, status) ?? 'settled';
  const won = win > 0 ? text.won(formatPesos(win)) : text.nothingWon;
  const standing = text.rounds[name];
  return {
    what: text.names.bet,
    name: gameName,
    title: gameName || text.names.bet,
    at: createTime,
    sum: text.betOf(formatPesos(bet)),
    outcome: signed(cents(win - bet)),
    isGain: win > 0,
    note: name === 'settled' ? won : standing,
    standing,
    moneyIn: win,
    moneyOut: bet,
    balance: undefined,
    reference: `B-${id}`,
    moments: [
      { name: text.roundBegan, at: createTime },
      { name: standing, at: known(finishTime) },
    ],
    facts: factsOf([text.game, gameName], [text.kinds.bet, formatPesos(bet)], [text.kinds.win, formatPesos(win)]),
    betId: typeof id === 'number' ? id : undefined,
  };
}
