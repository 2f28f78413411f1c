/** The tables of players and of what lets them in, as TypeScript sees them. */
import type { ColumnType, Generated } from 'kysely';

/** How far the check of a player's papers is. */
export type ProofState = 'none' | 'reviewing' | 'approved' | 'rejected';

interface PlayerTable {
  id: Generated<number>;
  uuid: Generated<string>;
  /** The name chosen at sign-up. Unique in any spelling of its letters; null after a sign-up by phone or social. */
  account: string | null;
  /** How they signed up: 1 by phone, 2 by account, 3 by phone without a code, 0 in any other way. */
  account_type: number;
  /** Without country code or leading zero, as `9170000088`. */
  mobile: string | null;
  /** When it was bound; null where it came with the sign-up, and where it was not written down. */
  mobile_bound_at: Date | null;
  password_hash: string | null;
  /** Who the social provider says they are. */
  line_subject: string | null;
  /** When it was added to an account that was there before; null where the account began with it. */
  line_linked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  email: Generated<string>;
  /** When a code that was sent there came back; null for an address that was only told. */
  email_linked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  full_name: Generated<string>;
  address: Generated<string>;
  birthday: string | null;
  registered_place: Generated<string>;
  id_card_image: Generated<string>;
  nickname: string;
  avatar: Generated<number>;
  /** The hash of the player's own picture, which stands over the avatar; '' for none. */
  own_picture: Generated<string>;
  status: Generated<'active' | 'disabled' | 'frozen'>;
  self_excluded_until: Date | null;
  kyc_state: Generated<ProofState>;
  /** Why the ID was rejected, as the player reads it. */
  kyc_reason: Generated<string>;
  /** After it, a player who has not passed is suspended; null asks for nothing. */
  kyc_due_at: Date | null;
  income_state: Generated<ProofState>;
  income_reason: Generated<string>;
  /** The path of the picture that proves where the player's money comes from. */
  income_image: Generated<string>;
  invite_code: string;
  /** The superior: who invited them. */
  pid: number | null;
  /** The day from which their bets count for the superior; null where it is the day they joined. */
  pid_from: Generated<string | null>;
  vip: Generated<number>;
  vip_exp: Generated<number>;
  user_level: Generated<number>;
  /** VIP level to the moment it was reached, in milliseconds since 1970. */
  reached_levels: ColumnType<Record<string, number>, string | undefined, string>;
  bet: Generated<number>;
  total_recharge: Generated<number>;
  recharge_update: Generated<boolean>;
  /** Types of promotions that home does not show. */
  hidden_types: Generated<number[]>;
  /** Types of promotions whose sheet the player has seen over home. */
  shown_types: Generated<number[]>;
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
  /** The key of the call that began it. */
  begun_by: string | null;
}

/** A device that a player has signed in on. */
interface KnownDeviceTable {
  player_id: number;
  mark: string;
  last_seen_at: Date;
}

interface OneTimeCodeTable {
  /** A number, or a mail address that a player wants to link. */
  mobile: string;
  /** The device or network that asked for it, or the player who wants to link an address; it works nowhere else. */
  asked_from: Generated<string>;
  /** A code sent to a number without a player can make one, and no other can open one. `link` opens nothing. */
  purpose: 'join' | 'recover' | 'link';
  salt: Buffer;
  code_hash: Buffer;
  tries: Generated<number>;
  sent_at: Date;
  next_at: Date;
  expires_at: Date;
  used_at: Date | null;
  /** Of the request that sent it, and then of the one that used it: a browser may repeat either by itself. */
  last_key: string | null;
}

/** Texts for the SMS gateway to send, and mails where the address has an @; the sandbox shows them instead. */
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

/** The state that goes along to another site, and has to come back into the session that asked for it. */
interface SocialLinkTable {
  session_id: string;
  state: string;
  made_at: Date;
}

/** The password of a player's safebox; the money in it is an account of the ledger. */
interface SafeboxPasswordTable {
  player_id: number;
  hash: string;
  set_at: Date;
}

interface OwnPictureTable {
  player_id: number;
  jpeg: Buffer;
}

export interface PlayerTables {
  player: PlayerTable;
  own_picture: OwnPictureTable;
  safebox_password: SafeboxPasswordTable;
  session: SessionTable;
  known_device: KnownDeviceTable;
  one_time_code: OneTimeCodeTable;
  sms_outbox: SmsOutboxTable;
  try_limit: TryLimitTable;
  social_link: SocialLinkTable;
}
