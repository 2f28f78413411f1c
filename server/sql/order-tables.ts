/** The tables of money that comes in and goes out, as TypeScript sees them. */
import type { ColumnType, Generated } from 'kysely';
import type { DepositState } from '../rules/deposit-states.ts';

/** The check of the table and its indexes also name `asked` and `refused`. No release has left a row in these states. */
export type OrderState = 'held' | 'sent' | 'paid' | 'released' | 'cancelled';

interface BankTable {
  id: number;
  name: string;
  short_name: string;
  icon: Generated<string>;
  /** What a number of an account there looks like. */
  least_digits: number;
  most_digits: number;
  starts_with: Generated<string>;
  sort: number;
}

/** A player's own account at a bank. The number is masked wherever it is shown. */
interface BankAccountTable {
  player_id: number;
  bank_id: number;
  account_name: string;
  card_num: string;
  created_at: ColumnType<Date, Date, never>;
}

/** A withdrawal. Where the money goes is copied into it, so that a later change of the account moves nothing. */
interface WithdrawalTable {
  id: string;
  player_id: ColumnType<number, number, never>;
  amount: ColumnType<number, number, never>;
  state: OrderState;
  bank_id: ColumnType<number, number, never>;
  bank_name: ColumnType<string, string, never>;
  account_name: ColumnType<string, string, never>;
  card_num: ColumnType<string, string, never>;
  /** Why it was given back, for the player to read. */
  reason: ColumnType<string, string | undefined, string>;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
  /** When its money was first held, when it was approved, and when the bank first said that it has it. */
  held_at: ColumnType<Date | null, Date | undefined, Date>;
  sent_at: ColumnType<Date | null, never, Date>;
  taken_at: ColumnType<Date | null, never, Date>;
  /** When it was paid, given back or refused. */
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** How a deposit is paid: by a code to scan, on a page of the payment partner, or by a transfer to an account. */
export type DepositWay = 'qr' | 'page' | 'bank';

interface DepositTable {
  id: string;
  player_id: ColumnType<number, number, never>;
  amount: ColumnType<number, number, never>;
  state: DepositState;
  act_type: ColumnType<number, number, never>;
  /** The package, card or pack that it was sold for; null where it buys none. */
  prop_id: ColumnType<number | null, number | null, never>;
  /** What the player wants to use with it; null for none. */
  coupon_id: ColumnType<number | null, number | null | undefined, never>;
  channel_id: ColumnType<number, number, never>;
  channel_name: ColumnType<string, string, never>;
  way: ColumnType<DepositWay, DepositWay, never>;
  /** What has come from the bank, and what the bank calls that payment; null before. */
  paid: ColumnType<number | null, never, number>;
  payment_reference: ColumnType<string | null, never, string>;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
  /** When it was credited, or failed for good. */
  ended_at: ColumnType<Date | null, never, Date | null>;
}

/** Something that a deposit brings besides. */
interface CouponTable {
  id: Generated<number>;
  player_id: number;
  /** The item that it is of: of a percentage or of an amount. */
  item_id: number;
  /** In percent or in hundredths. */
  worth: number;
  /** Of a percentage the most that it adds, of an amount the least deposit; 0 for neither. */
  limit_amount: number;
  /** How often what it adds is to be bet. */
  bet_rate: ColumnType<string, number, never>;
  /** The claim or the letter that gave it, and which of its gifts it was. */
  given_for: string;
  place: number;
  expires_at: Date;
  used_at: ColumnType<Date | null, never, Date>;
}

/** What the sandbox's bank knows of a withdrawal. */
interface SandboxPaymentTable {
  order_id: string;
  /** What a tester has decided about an order that waits to be sent. */
  decision: ColumnType<'send' | 'return' | null, 'send' | 'return' | null | undefined, 'send' | 'return' | null>;
  /** When the order to pay came; null before. */
  asked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  outcome: ColumnType<'paid' | 'returned' | null, 'paid' | 'returned' | null | undefined, 'paid' | 'returned' | null>;
  /** Why it is given back, as the player reads it; empty for the usual words. */
  reason: ColumnType<string, string | undefined, string>;
}

/** What the sandbox's bank has said of a deposit and not told yet: the message's id and body stay, however late it is told. */
interface SandboxWordTable {
  id: string;
  order_id: string;
  body: string;
  said_at: Date;
}

export interface OrderTables {
  bank: BankTable;
  bank_account: BankAccountTable;
  withdrawal: WithdrawalTable;
  deposit: DepositTable;
  coupon: CouponTable;
  sandbox_payment: SandboxPaymentTable;
  sandbox_word: SandboxWordTable;
}
