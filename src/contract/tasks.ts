/** Tasks with progress and a claim: the everyday ones, and those of following and sharing. */
import * as v from 'valibot';
import { jsonListOf, listOf, maybe, Text, Whole, Yes } from './answer-fields.ts';
import { defineCalls } from './define.ts';
import { claimed, Period, Step } from './entities/activity.ts';
import { Task } from './entities/task.ts';
import { CLAIM_REFUSALS } from './errcodes.ts';
import { Claim, Nothing } from './request-fields.ts';

const TaskState = v.object({
  ...Period,
  achieveNum: Whole,
  /** `achieveNum`: the points of the tasks that are received, by which milestones are reached; both lists travel as JSON text. */
  achieveData: jsonListOf(Step, 'achieveData'),
  taskData: jsonListOf(Task, 'taskData'),
  canReceiveTaskAward: Yes,
});

const ProxyTaskState = v.object({ ...Period, shareUrl: Text, taskList: listOf(Task, 'taskList') });

const appProxyUser4TaskUser = {
  path: '/app/v1/appProxyUser4TaskUser',
  access: 'player',
  effect: 'read',
  policy: { kind: 'cache', freshMs: 15_000 },
  request: Nothing,
  answer: ProxyTaskState,
} as const;

const TaskClaimed = v.object({ ...claimed(ProxyTaskState).entries, taskState: maybe(TaskState) });

export const tasks = defineCalls({
  getTaskUser: {
    path: '/app/v1/getTaskUser',
    access: 'public',
    effect: 'read',
    policy: { kind: 'cache', freshMs: 15_000 },
    request: Nothing,
    answer: TaskState,
  },
  appProxyUser4TaskUser,
  /** The player has opened the link of a follow or share task; `propId` is the task's id here and below. Nothing is credited yet. */
  appProxyUser4TaskUserShare: {
    path: '/app/v1/appProxyUser4TaskUserShare',
    access: 'player',
    effect: 'money',
    policy: { kind: 'network' },
    request: Claim,
    answer: TaskClaimed,
    gives: appProxyUser4TaskUser,
    refusals: CLAIM_REFUSALS,
  },
  /** Also claims the tasks and milestones of getTaskUser, whose ids never coincide with these. */
  appProxyUser4TaskUserReceive: {
    path: '/app/v1/appProxyUser4TaskUserReceive',
    access: 'player',
    effect: 'money',
    policy: { kind: 'network' },
    request: Claim,
    answer: TaskClaimed,
    refusals: CLAIM_REFUSALS,
  },
});
