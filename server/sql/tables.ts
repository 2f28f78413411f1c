/** The tables as TypeScript sees them; they are made by the migrations. */
import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';

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

/** Counts the changes of what the configuration is made from, so that a prepared answer knows when it is old. */
interface RevisionTable {
  area: 'games' | 'settings';
  number: number;
}

interface PlayerTable {
  id: Generated<number>;
  uuid: Generated<string>;
  /** The name chosen at sign-up. Unique in any spelling of its letters; null for whoever came by phone or social. */
  account: string | null;
  /** How they signed up: 1 by phone, 2 by account, 3 by phone without a code, 0 in any other way. */
  account_type: number;
  /** Without country code or leading zero, as `9170000088`. */
  mobile: string | null;
  password_hash: string | null;
  /** Who the social provider says they are. */
  line_subject: string | null;
  email: Generated<string>;
  full_name: Generated<string>;
  address: Generated<string>;
  birthday: string | null;
  registered_place: Generated<string>;
  id_card_image: Generated<string>;
  nickname: string;
  avatar: Generated<number>;
  status: Generated<'active' | 'disabled' | 'frozen'>;
  self_excluded_until: Date | null;
  kyc_state: Generated<'none' | 'reviewing' | 'approved' | 'rejected'>;
  /** After it, a player who has not passed is suspended; null asks for nothing. */
  kyc_due_at: Date | null;
  invite_code: string;
  /** The superior: who invited them. */
  pid: number | null;
  vip: Generated<number>;
  vip_exp: Generated<number>;
  user_level: Generated<number>;
  bet: Generated<number>;
  total_recharge: Generated<number>;
  recharge_update: Generated<boolean>;
  created_at: Date;
  /** The key of the request that made them, so that its repetition finds the same player. */
  created_key: string | null;
}

interface SessionTable {
  id: Generated<string>;
  player_id: number;
  token_hash: Buffer;
  fingerprint: string;
  /** As "Chrome on Android". */
  device: string;
  created_at: Date;
  last_seen_at: Date;
}

interface OneTimeCodeTable {
  mobile: string;
  /** A code sent to a number without a player can make one, and no other can open one. */
  purpose: 'join' | 'recover';
  salt: Buffer;
  code_hash: Buffer;
  tries: Generated<number>;
  sent_at: Date;
  next_at: Date;
  expires_at: Date;
  used_at: Date | null;
  sent_key: string | null;
}

/** Texts for whoever sends them; the sandbox shows them instead. */
interface SmsOutboxTable {
  id: Generated<number>;
  mobile: string;
  body: string;
  created_at: Date;
}

interface TryLimitTable {
  scope: string;
  key: string;
  count: number;
  /** How many times in a row the limit was reached: the next wait is longer. */
  strikes: Generated<number>;
  ends_at: Date;
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

interface SchemaStepTable {
  number: number;
  name: string;
  applied_at: Stamp;
}

export interface Tables {
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
  player: PlayerTable;
  session: SessionTable;
  one_time_code: OneTimeCodeTable;
  sms_outbox: SmsOutboxTable;
  try_limit: TryLimitTable;
  sandbox_setting: SandboxSettingTable;
  upload_key: UploadKeyTable;
  upload: UploadTable;
  schema_step: SchemaStepTable;
}

export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;
export type NewRow<Name extends keyof Tables> = Insertable<Tables[Name]>;
