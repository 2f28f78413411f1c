/**
 * Tasks that the operator sets, of the kinds that the server knows a player's progress in. Without any set, or outside their time,
 * none runs and the list is empty.
 */
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { FIRST_RECHARGE_TASK_ID, ITEM_STATUS, TASK_KINDS } from '#contract/reward-enums.ts';
import { CLAIM } from '#contract/errcodes.ts';
import { tasks as rows } from '#contract/tasks.ts';
import { keepsAway } from '../care/keeps-away.ts';
import { forPlayer, type Handler } from '../call/handler.ts';
import { requirePlayer } from '../players/require-player.ts';
import type { Tables } from '../sql/tables.ts';
import { claimOf } from './handlers-of.ts';
import { followRewards, isFollowId } from './follow-rewards.ts';
import { claim } from './claim.ts';
import { type Facts, promotion } from './promotion.ts';
import { readPromotion } from './read-promotion.ts';
import { Count, Gifts, Season } from './settings.ts';

const MOST_TASKS = 30;
const MOST_LETTERS = 80;

/** Each is done once. */
const Kind = v.picklist([TASK_KINDS.login, TASK_KINDS.bind, TASK_KINDS.firstPay]);
type Kind = v.InferOutput<typeof Kind>;

const Task = v.object({
  id: v.pipe(Count, v.minValue(1)),
  kind: Kind,
  title: v.pipe(v.string(), v.maxLength(MOST_LETTERS)),
  gifts: Gifts,
});
type Task = v.InferOutput<typeof Task>;

const Config = v.object({
  season: v.optional(Season, 'first'),
  tasks: v.optional(v.pipe(v.array(Task), v.maxLength(MOST_TASKS)), []),
});
type Asked = Facts<v.InferOutput<typeof Config>> & { known: Done };

/** How often the player has done what a kind asks for. */
type Done = Readonly<Record<Kind, number>>;

async function readDone(db: Kysely<Tables>, playerId: number): Promise<Done> {
  const { mobile, total_recharge: totalRecharge } = await requirePlayer({ db }, playerId);
  return {
    [TASK_KINDS.login]: 1, // Who asks is logged in.
    [TASK_KINDS.bind]: mobile === null ? 0 : 1,
    [TASK_KINDS.firstPay]: totalRecharge > 0 ? 1 : 0,
  };
}

/** That task stands in the list only once the first deposit is done. */
const running = ({ config, known }: Asked): Task[] =>
  config.tasks.filter(({ id }) => id !== FIRST_RECHARGE_TASK_ID || known[TASK_KINDS.firstPay] > 0);

const markOf = (id: number): string => `task ${id}`;

function statusOf({ marks, known }: Asked, { id, kind }: Task): number {
  if (marks.has(markOf(id))) return ITEM_STATUS.received;
  return known[kind] > 0 ? ITEM_STATUS.claimable : ITEM_STATUS.open;
}

const findTask = (asked: Asked, id: number): Task | undefined => running(asked).find((one) => one.id === id);

export const promoted = promotion({
  type: ACTIVITY_TYPES.tasks,
  name: 'tasks',
  rows,
  demo: { sort: 3, title: 'Tasks', picture: 'badge/coin.png' },
  config: Config,
  season: ({ config }) => config.season,
  look: readDone,
  entry: () => ({}),
  glance: (facts, known) => {
    const asked = { ...facts, known };
    const all = running(asked).map((task) => statusOf(asked, task));
    const isReady = all.includes(ITEM_STATUS.claimable);
    const reached = all.filter((status) => status === ITEM_STATUS.received).length;
    return { canReceive: isReady ? 1 : 0, glance: { reached, target: all.length } };
  },
  read: () => ({}),
  claims: {
    appProxyUser4TaskUserReceive: {
      may: (asked) => {
        const task = findTask(asked, asked.input.propId);
        if (!task) return CLAIM.unknown;
        const status = statusOf(asked, task);
        if (status === ITEM_STATUS.received) return CLAIM.received;
        return status === ITEM_STATUS.claimable ? undefined : CLAIM.notYet;
      },
      mark: ({ input }) => markOf(input.propId),
      gives: (asked) => findTask(asked, asked.input.propId)?.gifts ?? [],
    },
  },
});

async function readTasks(db: Kysely<Tables>, whose: { playerId: number; now: Date }) {
  const { facts } = await readPromotion(db, promoted, whose);
  const { period, standing } = facts;
  const asked = { ...facts, known: await readDone(db, whose.playerId) };
  const list = (standing === 'open' ? running(asked) : []).map((task) => ({
    id: task.id,
    kind: task.kind,
    title: task.title,
    target: 1,
    reached: asked.known[task.kind],
    itemStatus: statusOf(asked, task),
    clickAction: '',
    rewardList: task.gifts,
  }));
  return {
    ...period,
    achieveNum: list.filter(({ itemStatus }) => itemStatus === ITEM_STATUS.received).length,
    achieveData: '[]',
    taskData: JSON.stringify(list),
    canReceiveTaskAward: list.some(({ itemStatus }) => itemStatus === ITEM_STATUS.claimable),
  };
}

/** Whether a task is done and its reward still to be received; a player who keeps away from play is pointed to none. */
export const canReceiveTask = async (db: Kysely<Tables>, whose: { playerId: number; now: Date }): Promise<boolean> =>
  !(await keepsAway(db, whose.playerId, whose.now)) && (await readTasks(db, whose)).canReceiveTaskAward;

export const getTaskUser: Handler<typeof rows.getTaskUser> = forPlayer(async ({ player, db, now }) => ({
  ok: true,
  value: await readTasks(db, { playerId: player.id, now }),
}));

type Receive = Handler<typeof rows.appProxyUser4TaskUserReceive>;

const receiveFollow: Receive = claimOf(followRewards, 'appProxyUser4TaskUserReceive', async (db, whose) => {
  const { facts } = await readPromotion(db, followRewards, whose);
  return {
    ...facts.period,
    ...followRewards.read(facts, (await followRewards.look?.(db, whose.playerId, { ...facts, input: {} })) ?? []),
  };
});

export const appProxyUser4TaskUserReceive: Receive = async (call) => {
  if (isFollowId(call.input.propId)) return receiveFollow(call);
  const claimed = await claim(promoted, 'appProxyUser4TaskUserReceive', call);
  // The row has words for every refusal of a claim.
  if (!claimed.ok) return claimed as Awaited<ReturnType<Receive>>;
  const taskState = await readTasks(call.db, { playerId: call.player.id, now: call.now });
  return { ok: true, value: { ...claimed.value, rewardList: [...claimed.value.rewardList], taskState } };
};
