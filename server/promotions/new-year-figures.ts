/** What New Year is made of, unless the operator sets others. */
import * as v from 'valibot';
import { TASK_KINDS } from '#contract/reward-enums.ts';
import { coin, points } from '../rules/gifts.ts';
import { Count, Gifts, isUnlike, Season } from './settings.ts';

/** By the day: log in, share, bet so much, deposit so much. */
const Kind = v.picklist([TASK_KINDS.login, TASK_KINDS.todayShareSpin, TASK_KINDS.playGame, TASK_KINDS.todayPay]);
export type DayKind = v.InferOutput<typeof Kind>;

const Few = v.pipe(Count, v.maxValue(1_000));

const DayTask = v.object({
  id: v.pipe(Count, v.minValue(1)),
  kind: Kind,
  title: v.pipe(v.string(), v.maxLength(80)),
  /** Once, or an amount in hundredths. */
  target: v.pipe(Count, v.minValue(1)),
  active: Few,
});
export type DayTask = v.InferOutput<typeof DayTask>;

const OWN_TASKS: DayTask[] = [
  { id: 301, kind: TASK_KINDS.login, title: 'Log in', target: 1, active: 10 },
  { id: 302, kind: TASK_KINDS.todayShareSpin, title: 'Share Perya', target: 1, active: 10 },
  { id: 303, kind: TASK_KINDS.playGame, title: 'Bet today', target: 10_000, active: 20 },
  { id: 304, kind: TASK_KINDS.todayPay, title: 'Deposit today', target: 20_000, active: 20 },
];

/** Opens at so many active points of the season, and holds turns and fireworks. */
const Box = v.object({ target: v.pipe(Count, v.minValue(1)), lottery: Few, fireworks: Few });
export type Box = v.InferOutput<typeof Box>;

const OWN_BOXES: Box[] = [
  { target: 20, lottery: 1, fireworks: 1 },
  { target: 60, lottery: 1, fireworks: 2 },
  { target: 120, lottery: 2, fireworks: 2 },
  { target: 200, lottery: 3, fireworks: 3 },
  { target: 300, lottery: 5, fireworks: 5 },
];

const Field = v.object({ weight: v.pipe(Few, v.minValue(1)), gifts: v.pipe(Gifts, v.minLength(1)) });
export type Field = v.InferOutput<typeof Field>;

const OWN_PRIZES: Field[] = [
  { weight: 500, gifts: points(1_000) },
  { weight: 290, gifts: points(3_000) },
  { weight: 150, gifts: coin(100) },
  { weight: 50, gifts: coin(500) },
  { weight: 9, gifts: coin(2_000) },
  { weight: 1, gifts: coin(20_000) },
];

export const Config = v.object({
  season: v.optional(Season, 'first'),
  tasks: v.optional(
    v.pipe(
      v.array(DayTask),
      v.maxLength(10),
      v.check((all) => isUnlike(all.map(({ id }) => id))),
    ),
    OWN_TASKS,
  ),
  boxes: v.optional(
    v.pipe(
      v.array(Box),
      v.minLength(1),
      v.maxLength(10),
      v.check((all) => all.every(({ target }, at) => at === 0 || target > (all[at - 1]?.target ?? 0))),
    ),
    OWN_BOXES,
  ),
  prizes: v.optional(v.pipe(v.array(Field), v.minLength(1), v.maxLength(12)), OWN_PRIZES),
  firework: v.optional(Gifts, points(500)),
  extra: v.optional(Gifts, coin(2_000)),
  /** Coin from here on is told in the ticker. */
  tellFrom: v.optional(Count, 500),
});
