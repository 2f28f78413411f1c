/** The calls of tasks. Two promotions share the taps and the claims; the id says whose is meant. */
import type { tasks as rows } from '#contract/tasks.ts';
import { forPlayer, type Handler } from '../call/handler.ts';
import { keepsAway } from '../care/keeps-away.ts';
import { claim } from './claim.ts';
import { followRewards, isFollowId } from './follow-rewards.ts';
import { claimOf, readStateOf } from './handlers-of.ts';
import { readPromotion } from './read-promotion.ts';
import { tasks } from './tasks.ts';

const readTasks = readStateOf(tasks);
const readFollow = readStateOf(followRewards);

/** To a player who keeps away from play nothing is offered. */
export const getTaskUser: Handler<typeof rows.getTaskUser> = forPlayer(async ({ player, db, now }) => {
  const whose = { playerId: player.id, now };
  if (!(await keepsAway(db, player.id, now))) return { ok: true, value: await readTasks(db, whose) };
  const { facts } = await readPromotion(db, tasks, whose);
  return { ok: true, value: { ...facts.period, ...tasks.read(facts, undefined) } };
});

type Name = 'appProxyUser4TaskUserShare' | 'appProxyUser4TaskUserReceive';

function sharedBy<N extends Name>(name: N): Handler<(typeof rows)[N]> {
  const ofFollow = claimOf(followRewards, name, readFollow);
  return async (call) => {
    if (isFollowId(call.input.propId)) return ofFollow(call);
    const claimed = await claim(tasks, name, call as never);
    // The row has words for every refusal of a claim.
    if (!claimed.ok) return claimed as Awaited<ReturnType<Handler<(typeof rows)[N]>>>;
    const taskState = await readTasks(call.db, { playerId: call.player.id, now: call.now });
    return { ok: true, value: { ...claimed.value, taskState } } as Awaited<ReturnType<Handler<(typeof rows)[N]>>>;
  };
}

export const appProxyUser4TaskUserShare = sharedBy('appProxyUser4TaskUserShare');
export const appProxyUser4TaskUserReceive = sharedBy('appProxyUser4TaskUserReceive');
