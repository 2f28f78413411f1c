/** The worker's own database: nobody subscribes to it, and no other program opens it. */
import { openDB } from 'idb';
import { inTime } from '#shared/in-time.ts';

export const VAULT_STORE = 'device';
/** One that does not open by then is treated as none, as the page's own databases are: who logs in waits for it. */
const OPEN_DEADLINE_MS = 3_000;

export async function openVault() {
  try {
    const opening = openDB('perya-vault', 1, { upgrade: (db) => void db.createObjectStore(VAULT_STORE) });
    return await inTime(opening, OPEN_DEADLINE_MS);
  } catch {
    return undefined; // No database here: what would be kept lives as long as the page.
  }
}
