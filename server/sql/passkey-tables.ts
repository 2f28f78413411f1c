import type { ColumnType, Generated } from 'kysely';

interface PasskeyTable {
  /** As the device names it. */
  id: string;
  player_id: number;
  public_key: Buffer;
  /** Of the device's own uses; many devices do not count and say 0. */
  counter: number;
  transports: ColumnType<string[], string, string>;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

/** What is signed for one of them is good for no other. */
export type PasskeyPurpose = 'add' | 'sign-in' | 'withdraw';

interface PasskeyChallengeTable {
  challenge: string;
  purpose: PasskeyPurpose;
  /** Who is asked; null at a sign-in, where the player is not known yet. */
  player_id: number | null;
  created_at: Date;
  /** The request that has answered it, so that its repetition is told from a second one. */
  used_key: string | null;
  uses: Generated<number>;
}

export interface PasskeyTables {
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
}
