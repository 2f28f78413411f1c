import { PublicDatabase } from '#store/schema.ts';

let database: PublicDatabase | undefined;

/** Stays open for as long as this program runs: nothing of it is ever deleted as a whole. */
export function deviceDatabase(): PublicDatabase {
  database ??= new PublicDatabase();
  return database;
}
