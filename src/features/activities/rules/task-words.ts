/** What a task is called and how far it has come, in the player's language; an operator's own title wins. */
import type { Task } from '#contract/entities/task.ts';
import { TASK_KINDS } from '#contract/reward-enums.ts';
import { FOLLOW_KINDS, SHARE_KINDS } from '#contract/task-kinds.ts';
import { text } from '#page/promotions/text.ts';
import { formatPesos, formatShortPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { text as common } from '../text.ts';

/** Their targets are amounts. */
export const isMoneyTask = ({ kind }: Pick<Task, 'kind'>): boolean =>
  kind === TASK_KINDS.playGame || kind === TASK_KINDS.todayPay;

/** The name of the site whose link is the task. */
export const siteOf = ({ kind }: Pick<Task, 'kind'>): string | undefined => FOLLOW_KINDS[kind] ?? SHARE_KINDS[kind];

export function taskProgress({ kind, target, reached }: Pick<Task, 'kind' | 'target' | 'reached'>): string {
  const done = Math.min(reached, target);
  return isMoneyTask({ kind })
    ? common.progress(formatPesos(cents(done)), formatPesos(cents(target)))
    : common.progress(done, target);
}

type Named = Pick<Task, 'kind' | 'title' | 'target' | 'isDaily'>;

export function taskWords({ kind, title, target, isDaily }: Named): string {
  // A game is called by its name alone.
  if (title) return kind === TASK_KINDS.playTiger ? text.taskPlay(title) : title;
  const amount = formatShortPesos(cents(target));
  const followed = FOLLOW_KINDS[kind];
  if (followed) return text.taskFollow(followed);
  const shared = SHARE_KINDS[kind];
  if (shared) return text.taskShareOn(shared);
  switch (kind) {
    case TASK_KINDS.login:
      return isDaily ? text.taskLogin : text.taskLoginOnce;
    case TASK_KINDS.bind:
      return text.taskBind;
    case TASK_KINDS.playTiger:
      return text.taskPlayAny;
    case TASK_KINDS.firstPay:
      return text.taskFirstPay;
    case TASK_KINDS.playGame:
      return isDaily ? text.taskBet(amount) : text.taskBetOnce(amount);
    case TASK_KINDS.shop:
      return text.taskShop;
    case TASK_KINDS.todayPay:
      return text.taskDeposit(amount);
    case TASK_KINDS.todayShareSpin:
      return text.taskSpin;
    default:
      return text.task;
  }
}
