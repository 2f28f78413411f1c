/** What the tasks are, unless the operator sets others. */
import * as v from 'valibot';
import { FIRST_RECHARGE_TASK_ID, TASK_KINDS } from '#contract/reward-enums.ts';
import { coin, points } from '../rules/gifts.ts';
import { Count, Gifts, isUnlike, Season } from './settings.ts';

const MOST_TASKS = 30;
const MOST_MILESTONES = 10;
const MOST_LETTERS = 80;
const MOST_POINTS = 1_000;
/** Above it are the ids of the pages of `follow-rewards.ts`, which the same calls claim. */
const MOST_ID = 9_000_000;

const Id = v.pipe(Count, v.minValue(1), v.maxValue(MOST_ID));
const Title = v.optional(v.pipe(v.string(), v.maxLength(MOST_LETTERS)), '');

const Task = v.object({
  id: Id,
  kind: v.picklist(Object.values(TASK_KINDS)),
  /** Without one the page names it by its kind, in the player's language. */
  title: Title,
  /** In hundredths where its kind counts money; else once. */
  target: v.optional(v.pipe(Count, v.minValue(1)), 1),
  /** Anew on each day of Manila. Today's kinds always are. */
  isDaily: v.optional(v.boolean(), false),
  /** The one game that is meant, of its kind. */
  gameId: v.optional(Count),
  /** They add up to the milestones. */
  points: v.optional(v.pipe(Count, v.maxValue(MOST_POINTS)), 0),
  gifts: Gifts,
});
export type Task = v.InferOutput<typeof Task>;

const Milestone = v.object({ id: Id, title: Title, target: v.pipe(Count, v.minValue(1)), gifts: Gifts });
export type Milestone = v.InferOutput<typeof Milestone>;

const of = (kind: Task['kind'], id: number, rest: Partial<Task> & Pick<Task, 'points' | 'gifts'>): Task => ({
  id,
  kind,
  title: '',
  target: 1,
  isDaily: false,
  ...rest,
});

const OWN_TASKS: Task[] = [
  of(TASK_KINDS.login, 101, { isDaily: true, points: 5, gifts: points(500) }),
  of(TASK_KINDS.playGame, 102, { isDaily: true, target: 5_000, points: 5, gifts: points(1_000) }),
  of(TASK_KINDS.todayPay, 103, { target: 10_000, points: 5, gifts: points(1_000) }),
  of(TASK_KINDS.todayShareSpin, 104, { points: 5, gifts: points(500) }),
  of(TASK_KINDS.firstPay, FIRST_RECHARGE_TASK_ID, { points: 20, gifts: coin(500) }),
  of(TASK_KINDS.bind, 106, { points: 20, gifts: coin(200) }),
  of(TASK_KINDS.playTiger, 107, { gameId: 1001, points: 10, gifts: points(1_000) }),
  of(TASK_KINDS.shop, 108, { points: 20, gifts: coin(300) }),
  of(TASK_KINDS.shareFacebook, 109, { points: 5, gifts: points(500) }),
  of(TASK_KINDS.shareTelegram, 110, { points: 5, gifts: points(500) }),
  of(TASK_KINDS.shareYouTube, 111, { points: 5, gifts: points(500) }),
  of(TASK_KINDS.shareInstagram, 112, { points: 5, gifts: points(500) }),
  of(TASK_KINDS.shareTwitter, 113, { points: 5, gifts: points(500) }),
];

const OWN_MILESTONES: Milestone[] = [
  { id: 201, title: '', target: 50, gifts: coin(500) },
  { id: 202, title: '', target: 150, gifts: coin(1_500) },
  { id: 203, title: '', target: 400, gifts: coin(4_000) },
];

export const Config = v.pipe(
  v.object({
    season: v.optional(Season, 'first'),
    tasks: v.optional(v.pipe(v.array(Task), v.maxLength(MOST_TASKS))),
    milestones: v.optional(
      v.pipe(
        v.array(Milestone),
        v.maxLength(MOST_MILESTONES),
        v.check((all) => all.every(({ target }, at) => at === 0 || target > (all[at - 1]?.target ?? 0))),
      ),
    ),
  }),
  // The own milestones are made for the points of the own tasks.
  v.transform(({ season, tasks, milestones }) => ({
    season,
    tasks: tasks ?? OWN_TASKS,
    milestones: milestones ?? (tasks ? [] : OWN_MILESTONES),
  })),
  v.check(({ tasks, milestones }) => isUnlike([...tasks, ...milestones].map(({ id }) => id))),
);
