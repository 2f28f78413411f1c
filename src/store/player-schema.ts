/**
 * The tables of one player. Everything here is private: it lives in a database of its own, named after nobody, and is
 * deleted whole at sign-out, so that the next person on this phone finds nothing.
 */
import { Dexie, type EntityTable, type Table } from 'dexie';

const PREFIX = 'perya-u-';
const NAME_BYTES = 8;

/** The last good answer to a cached call. */
export interface AnswerRow {
  path: string;
  input: string;
  savedAt: number;
  answer: unknown;
}

/** What the player wants and what the server has confirmed; sending makes the two equal. */
export interface FavouriteRow {
  gameId: number;
  wanted: boolean;
  confirmed: boolean;
  changedAt: number;
}

export class PlayerDatabase extends Dexie {
  answers!: Table<AnswerRow, [string, string]>;
  favourites!: EntityTable<FavouriteRow, 'gameId'>;
  drafts!: EntityTable<{ form: string; fields: Record<string, string> }, 'form'>;

  constructor(name: string) {
    super(name, { cache: 'disabled' });
    this.version(1).stores({ answers: '[path+input]', favourites: 'gameId', drafts: 'form' });
  }
}

export async function openPlayerDatabase(playerId: string): Promise<PlayerDatabase> {
  const db = new PlayerDatabase(await nameFor(playerId));
  await db.open();
  return db;
}

/** Deletes every player's database but one: at sign-out, and at start for what a crash has left behind. */
export async function deletePlayersExcept(playerId: string | undefined): Promise<void> {
  const kept = playerId === undefined ? undefined : await nameFor(playerId);
  const names = (await Dexie.getDatabaseNames()).filter((name) => name.startsWith(PREFIX) && name !== kept);
  await Promise.all(names.map((name) => Dexie.delete(name)));
}

/** A hash, because the names of databases can be listed by whoever holds the phone. */
async function nameFor(playerId: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(playerId));
  const bytes = [...new Uint8Array(hash)].slice(0, NAME_BYTES);
  return PREFIX + bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
