/** The provider's own tables. It shares a database with the product so that there is nothing more to set up, and no row. */
import type { ColumnType, Generated, Kysely } from 'kysely';
import type { RoundKind, RoundState } from './rounds/round-states.ts';

type Json<Value> = ColumnType<Value, string, string>;

interface SessionTable {
  /** Of the token that the page has made for itself. */
  token_hash: Buffer;
  launch_hash: Buffer;
  /** Names the visit to the wallet. */
  wallet_session: string;
  player_id: number;
  game: Json<unknown>;
  created_at: Date;
}

export interface RoundTable {
  id: string;
  token_hash: Buffer;
  key: string;
  wallet_session: string;
  player_id: number;
  game_id: number;
  kind: RoundKind;
  /** What the player has asked for. */
  request: Json<unknown>;
  stake: number;
  state: RoundState;
  /** Decided once, before the prize is sent; the dealt cards of a hand that waits for its player. */
  outcome: Json<unknown> | null;
  win: number | null;
  /** What the wallet said last. */
  balance: number | null;
  refusal: string | null;
  /** The page has shown its end to the player. */
  is_seen: Generated<boolean>;
  created_at: Date;
  updated_at: Date;
}

interface LiveRollTable {
  game_id: number;
  number: number;
  dice: Json<unknown>;
}

export interface ProviderTables {
  provider_session: SessionTable;
  provider_round: RoundTable;
  provider_live_roll: LiveRollTable;
}

export type ProviderDatabase = Kysely<ProviderTables>;
