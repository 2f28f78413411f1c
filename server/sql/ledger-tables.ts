/** The tables of money, as TypeScript sees them. Only the ledger writes them. */
import type { Generated } from 'kysely';

/** Nothing is posted to `bonus` (decision 057). */
export type PlayerAccountKind = 'cash' | 'bonus' | 'safebox' | 'withdrawal-hold' | 'points';
/**
 * `points-issued` is the other side of every player's points; all other accounts are of money. Nothing is posted to `house`. It keeps the
 * first place, from which `lock-accounts.ts` counts the ids of all others.
 */
export type SharedAccountKind =
  | 'house'
  | 'provider-clearing'
  | 'promo-expense'
  | 'deposit-clearing'
  | 'adjustment'
  | 'points-issued';

/** One enum on the wire and in the books: what a movement was for. */
export type TxnKind =
  | 'bet'
  | 'win'
  | 'rollback'
  | 'sign-up-reward'
  | 'adjustment'
  | 'hold'
  | 'release'
  | 'settle'
  | 'deposit'
  | 'deposit-bonus'
  | 'reward'
  | 'safebox-in'
  | 'safebox-out'
  | 'points-earned'
  | 'points-reward'
  | 'points-spent'
  | 'points-set'
  | 'points-coin';

interface AccountTable {
  id: Generated<number>;
  kind: PlayerAccountKind | SharedAccountKind;
  player_id: number | null;
  share: Generated<number>;
  balance: Generated<number>;
  version: Generated<number>;
}

interface TxnTable {
  id: Generated<number>;
  kind: TxnKind;
  /** What it is about; of one kind there is one for each. */
  ref: string;
  player_id: number;
  created_at: Date;
}

/** One row. */
interface BooksTable {
  is_one: Generated<boolean>;
  /** Null while they agree with themselves. */
  closed_at: Date | null;
}

interface PostingTable {
  id: Generated<number>;
  txn_id: number;
  account_id: number;
  amount: number;
  balance_after: number;
}

interface HoldTable {
  ref: string;
  player_id: number;
  amount: number;
  state: 'open' | 'released' | 'settled';
  created_at: Date;
  ended_at: Date | null;
}

interface KeptAnswerTable {
  scope: string;
  key: string;
  body_hash: Buffer;
  /** Null only inside the transaction that is working it out. */
  answer: string | null;
  created_at: Date;
}

/** How often a player has taken an offer of the points on one day of Manila. */
interface PointsTakenTable {
  player_id: number;
  offer_id: number;
  day: string;
  count: number;
}

interface WagerTable {
  player_id: number;
  /** All that was ever to be bet, and what of it was. */
  required: Generated<number>;
  done: Generated<number>;
  /** What was done when the wager that counts now began: when something was required with nothing left. */
  before: Generated<number>;
  /** When that was; null of one that ran before it was noted. */
  began_at: Date | null;
}

export interface LedgerTables {
  account: AccountTable;
  txn: TxnTable;
  books: BooksTable;
  posting: PostingTable;
  hold: HoldTable;
  kept_answer: KeptAnswerTable;
  wager: WagerTable;
  points_taken: PointsTakenTable;
}
