import type { Kysely } from 'kysely';
import { listPasskeys } from '../sql/queries/passkeys.ts';
import type { Row, Tables } from '../sql/tables.ts';

type WaysIn = Pick<Row<'player'>, 'id' | 'password_hash' | 'mobile'>;

/** Without the other site a player comes in by a password, by a code to their phone, or by a passkey. */
export const mayUnlinkSocial = async (db: Kysely<Tables>, { id, password_hash, mobile }: WaysIn): Promise<boolean> =>
  password_hash !== null || mobile !== null || (await listPasskeys(db, id)).length > 0;
