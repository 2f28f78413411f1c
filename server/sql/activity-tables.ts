import type { ColumnType, Generated } from 'kysely';

export interface ActivityTables {
  activity: ActivityTable;
  activity_mark: ActivityMarkTable;
  activity_config: ActivityConfigTable;
  draw: DrawTable;
  lottery_week: LotteryWeekTable;
  lottery_winner: LotteryWinnerTable;
  agent_received: AgentReceivedTable;
}

interface ActivityTable {
  type: number;
  title: string;
  img_url: Generated<string>;
  sort: Generated<number>;
  starts_at: Date | null;
  ends_at: Date | null;
}

/** What a player has done in a promotion: each mark is there once, so what it stands for is done once. */
interface ActivityMarkTable {
  player_id: number;
  type: number;
  /** The season it counts within, and what was done: `2026 gift 3`. */
  mark: string;
  at: Date;
}

/** The log of what chance has decided in claims. */
interface DrawTable {
  player_id: number;
  type: number;
  season: string;
  mark: string;
  /** The rule gives the same prize for it again. */
  seed: string;
  prop_id: number;
  at: Date;
}

/** What the operator has set for a promotion, in place of its own figures. */
interface ActivityConfigTable {
  type: number;
  value: ColumnType<unknown, string, string>;
}

/** What a player has received for the friends they invited. */
interface AgentReceivedTable {
  player_id: number;
  type: number;
  /** A month as 2026-11, with hundredths, or `invites`, with how many friends. */
  part: string;
  amount: number;
}

/** A week of the lottery, by its Monday. */
interface LotteryWeekTable {
  week: string;
  /** What the draw is reckoned from. */
  seed: string;
  /** As last counted. */
  tickets: Generated<number>;
  counted_at: Date;
  drawn_at: Generated<Date | null>;
}

interface LotteryWinnerTable {
  week: string;
  place: number;
  player_id: number;
  amount: number;
  bet_rate: ColumnType<string, number, number>;
}
