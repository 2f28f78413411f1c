/** Throws away pictures that no form has named within a day, so that nothing is kept of those who never signed up. */
import { log } from '#shared/log.ts';
import type { Services } from '../services.ts';
import { sweepPlayers } from '../players/sweep.ts';
import { deleteUnclaimed } from '../sql/queries/uploads.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;
const EVERY_MS = 60 * 60 * 1000;

export async function sweepUploads({ db, now, uploads }: Services): Promise<number> {
  return deleteUnclaimed(db, new Date(now().getTime() - KEPT_MS), uploads.vault.remove);
}

/** Now and every hour. Returns what ends it. */
export function keepSweeping(services: Services): () => void {
  const sweep = (): void => {
    Promise.all([sweepUploads(services), sweepPlayers(services)]).catch((error: unknown) =>
      log.error('not swept', { detail: String(error) }),
    );
  };
  sweep();
  const timer = setInterval(sweep, EVERY_MS);
  return () => clearInterval(timer);
}
