import type { Kysely } from 'kysely';

import { engineOf, rtpBpOf } from '../provider/engines/engine-of.ts';
import type { Tables } from '../sql/tables.ts';

/**
 * The lobby says of a game what the game says of itself: what kind it is, and what it gives back. A list that was made by
 * an earlier version, or by an operator, may say otherwise; the bundled games are what opens, so theirs is what counts.
 */
export async function alignGames(db: Kysely<Tables>): Promise<number> {
  const games = await db.selectFrom('game').select(['id', 'type_id', 'motif', 'rtp_bp', 'kind']).execute();
  const groups = groupWrong(games);
  for (const { ids, ...said } of groups) await db.updateTable('game').set(said).where('id', 'in', ids).execute();
  return groups.reduce((sum, { ids }) => sum + ids.length, 0);
}

interface Said {
  rtp_bp: number;
  kind: string;
}

interface Listed extends Said {
  id: number;
  type_id: number;
  motif: string;
}

/** The ids of those that say something else, by what they should say. */
function groupWrong(games: readonly Listed[]): (Said & { ids: number[] })[] {
  const wrong = new Map<string, Said & { ids: number[] }>();
  for (const { id, type_id, motif, rtp_bp, kind } of games) {
    const engine = engineOf({ typeId: type_id, motif });
    const right = { rtp_bp: rtpBpOf(engine), kind: engine.kind };
    if (right.rtp_bp === rtp_bp && right.kind === kind) continue;
    const name = `${right.kind} ${right.rtp_bp}`;
    const group = wrong.get(name) ?? { ...right, ids: [] };
    group.ids.push(id);
    wrong.set(name, group);
  }
  return [...wrong.values()];
}
