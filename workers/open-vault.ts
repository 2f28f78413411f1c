/** The worker's own database: nobody subscribes to it, and no other program opens it. */
import { openDB } from 'idb';

export const VAULT_STORE = 'device';

export async function openVault() {
  try {
    return await openDB('perya-vault', 1, { upgrade: (db) => void db.createObjectStore(VAULT_STORE) });
  } catch {
    return undefined; // No database here: what would be kept lives as long as the page.
  }
}
