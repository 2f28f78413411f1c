/** The tables of play, as TypeScript sees them. */
import type { ColumnType, Generated } from 'kysely';

interface VisitTable {
  /** Also what the provider calls the session by; it opens nothing without a signature. */
  id: Generated<string>;
  player_id: number;
  game_id: number;
  /** Whose it is; it ends with it. */
  session_id: string | null;
  /** Of the request that began it, so that its repetition finds the same visit. */
  start_key: string | null;
  launch_hash: Buffer;
  launch_until: Date;
  launched_at: Generated<Date | null>;
  /** The provider's own name for the game page that has spent the launch. */
  launch_ref: Generated<string | null>;
  started_at: Date;
  /** The last sign of the player: a heartbeat or a round. */
  seen_at: Date;
  ended_at: Generated<Date | null>;
  rounds: Generated<number>;
  bet: Generated<number>;
  win: Generated<number>;
}

interface PlayRoundTable {
  id: Generated<number>;
  visit_id: string;
  round_id: string;
  player_id: number;
  game_id: number;
  bet: Generated<number>;
  win: Generated<number>;
  /** How many times it has been paid, with nothing too. */
  wins: Generated<number>;
  /** As ROUND_STATUS of the contract. */
  status: Generated<number>;
  created_at: Date;
  ended_at: Generated<Date | null>;
}

interface BetTable {
  transaction_id: string;
  visit_id: string;
  round_id: string;
  amount: number;
  /** How much of it counted for what the player has to wager. */
  wagered: Generated<number>;
  is_undone: Generated<boolean>;
  made_at: Date;
}

/** One that has moved money. What was won before there was this table stands in no row of it. */
interface WinTable {
  transaction_id: string;
  play_round_id: number;
}

interface PlayDayTable {
  player_id: number;
  /** As 2026-11-20, in Manila. */
  day: string;
  bet: Generated<number>;
  win: Generated<number>;
  playing_ms: Generated<number>;
}

interface PlayerLimitTable {
  player_id: number;
  daily_bet: number | null;
  weekly_bet: number | null;
  monthly_bet: number | null;
  daily_minutes: number | null;
  weekly_minutes: ColumnType<number | null, number | null | undefined, number | null>;
  monthly_minutes: ColumnType<number | null, number | null | undefined, number | null>;
  daily_deposit: ColumnType<number | null, number | null | undefined, number | null>;
  weekly_deposit: ColumnType<number | null, number | null | undefined, number | null>;
  monthly_deposit: ColumnType<number | null, number | null | undefined, number | null>;
  /** Of what is bet, less what is won. */
  daily_loss: ColumnType<number | null, number | null | undefined, number | null>;
  weekly_loss: ColumnType<number | null, number | null | undefined, number | null>;
  monthly_loss: ColumnType<number | null, number | null | undefined, number | null>;
}

/** A higher limit that the player has asked for. */
interface LimitRaiseTable {
  player_id: number;
  /** As LIMIT_KINDS of the contract. */
  kind: string;
  amount: number | null;
  asked_at: Date;
}

interface PlaySettingTable {
  player_id: number;
  reality_check_minutes: Generated<number>;
  break_until: Generated<Date | null>;
  /** Of the last heartbeat out of a game. */
  last_beat_at: Generated<Date | null>;
}

interface PlayHistoryTable {
  player_id: number;
  game_id: number;
  played_at: Date;
}

interface GameLikeTable {
  player_id: number;
  game_id: number;
}

export interface PlayTables {
  visit: VisitTable;
  play_round: PlayRoundTable;
  bet: BetTable;
  win: WinTable;
  play_day: PlayDayTable;
  player_limit: PlayerLimitTable;
  limit_raise: LimitRaiseTable;
  play_setting: PlaySettingTable;
  play_history: PlayHistoryTable;
  game_like: GameLikeTable;
}
