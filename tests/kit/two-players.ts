/** Two players of each test, and the minutes of an hour: what is kept of the one is nothing of the other. */
import { beforeEach } from 'vitest';
import { aPlayer } from './players.ts';
import type { TestDatabase } from './sql.ts';

export const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 27, 9, minute));

/** Their ids. To be called inside a suite; they are others in each test. */
export function twoPlayers(database: TestDatabase): { ana: number; ben: number } {
  const players = { ana: 0, ben: 0 };
  beforeEach(async () => {
    const { db } = database.current();
    for (const name of ['ana', 'ben'] as const) players[name] = (await aPlayer(db)).id;
  });
  return players;
}
