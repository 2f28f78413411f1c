import type { Kysely } from 'kysely';
import { listPasskeys } from '../sql/queries/passkeys.ts';
import type { Row, Tables } from '../sql/tables.ts';

type WaysIn = Pick<Row<'player'>, 'id' | 'password_hash' | 'mobile' | 'line_subject'>;

/** By a password, or by a code to their phone. */
const hasOwnWay = ({ password_hash, mobile }: Pick<WaysIn, 'password_hash' | 'mobile'>): boolean =>
  password_hash !== null || mobile !== null;

/** Whether a player still comes in without the account at the other site. */
export const mayUnlinkSocial = async (db: Kysely<Tables>, player: Omit<WaysIn, 'line_subject'>): Promise<boolean> =>
  hasOwnWay(player) || (await listPasskeys(db, player.id)).length > 0;

/** Whether a player still comes in without this passkey. One that is not theirs opens nothing to them. */
export async function mayRemovePasskey(db: Kysely<Tables>, player: WaysIn, passkeyId: string): Promise<boolean> {
  if (hasOwnWay(player) || player.line_subject !== null) return true;
  const own = await listPasskeys(db, player.id);
  return own.length !== 1 || own[0]?.id !== passkeyId;
}
