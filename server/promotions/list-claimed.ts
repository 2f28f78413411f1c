import type { account } from '#contract/account.ts';
import type { Handler } from '../call/handler.ts';
import { pageOf } from '../sql/page-of.ts';
import { one } from '../sql/question.ts';
import { unixSeconds } from '../sql/queries/activities.ts';

/** All that a player has claimed and done in promotions, whichever run now. */
export const getClaimed: Handler<typeof account.getClaimed> = async ({ input, player, db }) => {
  const own = db.selectFrom('activity_mark').where('player_id', '=', player.id);
  const rows = own.select(['type', 'mark', 'at']).orderBy('at', 'desc').orderBy('type').orderBy('mark');
  const sums = one(own.select(({ fn }) => fn.countAll<number>().as('total')).compile());
  const { list, total } = await pageOf(db, { rows, sums }, input);
  const told = list.map(({ type, mark, at }) => ({ id: `${type} ${mark}`, type, mark, createTime: unixSeconds(at) }));
  return { ok: true, value: { list: told, total } };
};
