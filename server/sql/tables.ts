/** The tables as TypeScript sees them; they are made by the migrations. */
import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';

import type { LedgerTables } from './ledger-tables.ts';
import type { ActivityTables } from './activity-tables.ts';
import type { InviteTables } from './invite-tables.ts';
import type { LetterTables } from './letter-tables.ts';
import type { OrderTables } from './order-tables.ts';
import type { PasskeyTables } from './passkey-tables.ts';
import type { PlayTables } from './play-tables.ts';
import type { PlayerTables } from './player-tables.ts';
import type { PushTables } from './push-tables.ts';
import type { TicketTables } from './ticket-tables.ts';

/** Written by the database when left out. */
type Stamp = ColumnType<Date, Date | undefined, Date>;
/** Any JSON: objects and lists go in as text, because the driver takes a list for an array of SQL. */
type Json = ColumnType<unknown, string, string>;

interface GameTypeTable {
  id: number;
  name: string;
  status: number;
  sort: number;
}

interface BrandTable {
  id: number;
  name: string;
  status: number;
  sort: number;
  icon3: string;
  maintain: Generated<boolean>;
}

interface GameTable {
  id: number;
  name: string;
  type_id: number;
  brand_id: number;
  maintain: Generated<boolean>;
  hot: Generated<boolean>;
  hot_sort: Generated<number>;
  show_type: Generated<number>;
  sort: Generated<number>;
  recent: Generated<boolean>;
  version: string;
  /** What its picture is drawn from. */
  motif: string;
  palette: string;
  min_bet: number;
  max_bet: number;
  /** Return to player in hundredths of a percent. */
  rtp_bp: number;
  /** What opens: of the bundled games slot, color or poker. */
  kind: Generated<string>;
}

interface SettingTable {
  key: string;
  value: Json;
  updated_at: Stamp;
}

interface BigWinTable {
  id: Generated<number>;
  game_id: number;
  phone: string;
  amount: number;
  won_at: Date;
}

interface NewYearWinTable {
  id: Generated<number>;
  phone: string;
  item_id: number;
  count: number;
  won_at: Date;
}

interface CustomerServiceTable {
  id: number;
  name: string;
  url: string;
  /** Opens outside the app. */
  is_out: boolean;
  icon: string;
  sort: number;
}

interface EventLogTable {
  id: string;
  event_time: Date;
  user_id: string | null;
  channel: string;
  app_id: string;
  version: string;
  body: Json;
  received_at: Stamp;
}

interface PresenceTable {
  fingerprint: string;
  user_id: number;
  game_id: number | null;
  first_seen: Date;
  last_seen: Date;
}

interface AppKeyTable {
  kid: string;
  cipher: 'rsa-oaep-256' | 'rsa-pkcs1';
  public_pem: string;
  private_pem: string;
  created_at: Stamp;
  retired_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export type OperatorArea = 'games' | 'settings' | 'promotions' | 'banks';

/** Each area has another number after each change of its rows, so that who has read them knows when they are old. */
interface RevisionTable {
  area: OperatorArea;
  number: number;
}

interface SandboxSettingTable {
  key: string;
  value: Json;
}

interface UploadKeyTable {
  kid: string;
  key: Buffer;
  created_at: Date;
  retired_at: Date | null;
}

interface UploadTable {
  /** A random name, which is also its address and the name of its file. */
  path: string;
  /** Null until the guest who sent it is a player. */
  player_id: number | null;
  fingerprint: string;
  slot: number;
  size_bytes: number;
  sha256: string;
  kid: string;
  created_at: Date;
  /** Null while no form has named it; then it is thrown away after a day. */
  claimed_at: Date | null;
}

interface SocialCodeTable {
  code_hash: Buffer;
  key: string | null;
  player_id: number | null;
  created_at: Date;
}

interface SchemaStepTable {
  number: number;
  name: string;
  applied_at: Stamp;
}

export interface Tables
  extends
    PlayerTables,
    PasskeyTables,
    LedgerTables,
    PlayTables,
    OrderTables,
    ActivityTables,
    InviteTables,
    LetterTables,
    PushTables,
    TicketTables {
  game_type: GameTypeTable;
  brand: BrandTable;
  game: GameTable;
  setting: SettingTable;
  big_win: BigWinTable;
  new_year_win: NewYearWinTable;
  customer_service: CustomerServiceTable;
  event_log: EventLogTable;
  presence: PresenceTable;
  app_key: AppKeyTable;
  revision: RevisionTable;
  sandbox_setting: SandboxSettingTable;
  upload_key: UploadKeyTable;
  upload: UploadTable;
  social_code: SocialCodeTable;
  schema_step: SchemaStepTable;
}

export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;
export type NewRow<Name extends keyof Tables> = Insertable<Tables[Name]>;
