/** The tables of letters, as TypeScript sees them. */
import type { ColumnType, Generated } from 'kysely';

export interface LetterReward {
  /** Coin, points or a coupon. */
  id: number;
  /** Of coin and points in hundredths, of a coupon its worth. */
  count: number;
  betRate: number;
}

/** What a letter says, by the key of its words, for a page that words it itself. */
export interface LetterWords {
  key: string;
  values: Readonly<Record<string, string | number>>;
}

interface LetterTable {
  id: Generated<number>;
  player_id: number;
  kind: number;
  title: string;
  content: string;
  rewards: ColumnType<LetterReward[], string | undefined, never>;
  words: ColumnType<LetterWords | null, string | null | undefined, never>;
  /** Of the server's own letters, of which a player gets one each. */
  source: string | null;
  created_at: Date;
  /** What is inside can be received before that. */
  expires_at: Date | null;
  read_at: Date | null;
  received_at: Date | null;
  deleted_at: Date | null;
}

export interface LetterTables {
  letter: LetterTable;
}
