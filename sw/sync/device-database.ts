import { PublicDatabase } from '#store/schema.ts';

let database: PublicDatabase | undefined;

/** Stays open for as long as this program runs: nothing of it is ever deleted as a whole. */
export function deviceDatabase(): PublicDatabase {
  database ??= new PublicDatabase();
  // Refused once, as while a browser clears the origin, it would stay shut until this program ends.
  if (database.hasFailed()) database.close({ disableAutoOpen: false });
  return database;
}
