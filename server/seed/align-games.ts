import type { Kysely } from 'kysely';

import { engineOf, rtpBpOf } from '../provider/engines/engine-of.ts';
import type { Tables } from '../sql/tables.ts';

/**
 * The lobby says of a game what the game says of itself. A list that was made by an earlier version, or by an operator,
 * may say otherwise; the bundled games are what opens, so theirs is the figure.
 */
export async function alignGames(db: Kysely<Tables>): Promise<number> {
  const games = await db.selectFrom('game').select(['id', 'type_id', 'motif', 'rtp_bp']).execute();
  const idsBy = groupWrong(games);
  for (const [rtpBp, ids] of idsBy) {
    await db.updateTable('game').set({ rtp_bp: rtpBp }).where('id', 'in', ids).execute();
  }
  return [...idsBy.values()].reduce((sum, ids) => sum + ids.length, 0);
}

interface Listed {
  id: number;
  type_id: number;
  motif: string;
  rtp_bp: number;
}

/** The ids of those that say something else, by what they should say. */
function groupWrong(games: readonly Listed[]): Map<number, number[]> {
  const wrong = new Map<number, number[]>();
  for (const { id, type_id, motif, rtp_bp } of games) {
    const right = rtpBpOf(engineOf({ typeId: type_id, motif }));
    if (right === rtp_bp) continue;
    const ids = wrong.get(right) ?? [];
    ids.push(id);
    wrong.set(right, ids);
  }
  return wrong;
}
