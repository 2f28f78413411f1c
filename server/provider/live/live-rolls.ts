import { must } from '#shared/assert.ts';
import { type Dice, rollDice } from '../engines/color/color-game.ts';
import type { Random } from '../engines/random.ts';
import type { ProviderDatabase } from '../provider-tables.ts';

/**
 * The dice of closed rounds of one table, in the order of the numbers. They are rolled when the first
 * player asks. The order of the players changes nothing: the roll is kept, and every player gets the same one.
 */
export async function rollsOf(
  db: ProviderDatabase,
  gameId: number,
  numbers: readonly number[],
  random: Random,
): Promise<Dice[]> {
  if (numbers.length === 0) return [];
  const known = await readRolls(db, gameId, numbers);
  const missing = numbers.filter((number) => !known.has(number));
  if (missing.length > 0) {
    await db
      .insertInto('provider_live_roll')
      .values(missing.map((number) => ({ game_id: gameId, number, dice: JSON.stringify(rollDice(random)) })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const all = missing.length > 0 ? await readRolls(db, gameId, numbers) : known;
  return numbers.map((number) => must(all.get(number), 'what was just kept is found'));
}

async function readRolls(db: ProviderDatabase, gameId: number, numbers: readonly number[]): Promise<Map<number, Dice>> {
  const rows = await db
    .selectFrom('provider_live_roll')
    .select(['number', 'dice'])
    .where('game_id', '=', gameId)
    .where('number', 'in', [...numbers])
    .execute();
  return new Map(rows.map(({ number, dice }) => [number, dice as Dice]));
}
