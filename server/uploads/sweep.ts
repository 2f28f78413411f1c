/** Throws away pictures that no form has named within a day, so that nothing is kept of those who never signed up. */
import { DAY_MS } from '#shared/durations.ts';
import type { Services } from '../services.ts';
import { deleteUnclaimed } from '../sql/queries/uploads.ts';

const KEPT_MS = DAY_MS;

export async function sweepUploads({ db, now, uploads }: Services): Promise<number> {
  return deleteUnclaimed(db, new Date(now().getTime() - KEPT_MS), uploads.vault.remove);
}
