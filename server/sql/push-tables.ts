/** The tables of what phones are told, as TypeScript sees them. */
import type { Generated } from 'kysely';

/** By which the push services of the browsers know this server; made once. */
interface PushKeyTable {
  id: number;
  public_key: string;
  private_key: string;
}

interface PushPhoneTable {
  /** Where the browser's push service takes messages for it. */
  endpoint: string;
  session_id: string;
  player_id: number;
  /** The phone's public key and a secret of its own, by which only it can read a message. */
  p256dh: string;
  auth: string;
  kinds: string[];
  language: string;
  made_at: Date;
}

interface PushMessageTable {
  id: Generated<number>;
  endpoint: string;
  kind: string;
  made_at: Date;
  due_at: Date;
  tries: Generated<number>;
}

export interface PushTables {
  push_key: PushKeyTable;
  push_phone: PushPhoneTable;
  push_message: PushMessageTable;
}
