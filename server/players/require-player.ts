import { must } from '#shared/assert.ts';
import type { Services } from '../services.ts';
import { findPlayer } from '../sql/queries/players.ts';
import type { Row } from '../sql/tables.ts';

/** The whole row of somebody whose session was just found: it goes when the player goes. */
export async function requirePlayer({ db }: Pick<Services, 'db'>, id: number): Promise<Row<'player'>> {
  return must(await findPlayer(db, id), 'a session has a player');
}
