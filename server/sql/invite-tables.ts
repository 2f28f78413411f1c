/** The tables of inviting friends, as TypeScript sees them. */

import type { ColumnType } from 'kysely';

/** Where a player has signed up: the mark of the device, and what the network hashes to. */
interface SignUpPlaceTable {
  player_id: number;
  mark: string | null;
  network: string | null;
}

/** A short address, `/s/<code>`, that a player shares, and the path of this lobby that it leads to. */
interface ShortLinkTable {
  code: string;
  player_id: number;
  path: string;
  path_key: ColumnType<string, never, never>;
  shared_at: Date;
}

export interface InviteTables {
  sign_up_place: SignUpPlaceTable;
  short_link: ShortLinkTable;
}
