/** A player closes a deposit that nothing has come for. Its code stays good for its time, so what comes all the same is credited. */
import type { Kysely } from 'kysely';
import type { Tables } from '../sql/tables.ts';
import { moveDeposit } from './deposit-store.ts';

/** False when something has come for it, or it has ended. */
export const closeWaiting = async (db: Kysely<Tables>, id: string, now: Date): Promise<boolean> =>
  (await moveDeposit(db, { id, state: 'waiting' }, { state: 'cancelled', now })) !== undefined;
