/** Puts a game or a brand under maintenance, and takes it out again. */
import * as v from 'valibot';
import type { Sandbox } from './sandbox-of.ts';

const Order = v.strictObject({
  gameId: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1))),
  brandId: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1))),
  maintain: v.boolean(),
});

interface Stopped {
  games: { id: number; name: string }[];
  brands: { id: number; name: string }[];
}

export async function listStopped({ services: { db } }: Pick<Sandbox, 'services'>): Promise<Stopped> {
  const [games, brands] = await Promise.all([
    db.selectFrom('game').select(['id', 'name']).where('maintain', '=', true).orderBy('id').execute(),
    db.selectFrom('brand').select(['id', 'name']).where('maintain', '=', true).orderBy('id').execute(),
  ]);
  return { games, brands };
}

/** Undefined when there is no such game or brand, or none is named. */
export async function stageGames(order: unknown, sandbox: Sandbox): Promise<Stopped | undefined> {
  const read = v.safeParse(Order, order);
  if (!read.success) return undefined;
  const { gameId, brandId, maintain } = read.output;
  const { db, configAnswers } = sandbox.services;
  const change = async (table: 'game' | 'brand', id: number | undefined): Promise<number> => {
    if (id === undefined) return 0;
    const changed = await db.updateTable(table).set({ maintain }).where('id', '=', id).executeTakeFirst();
    return Number(changed.numUpdatedRows);
  };
  if ((await change('game', gameId)) + (await change('brand', brandId)) === 0) return undefined;
  await configAnswers.renew();
  return listStopped(sandbox);
}
