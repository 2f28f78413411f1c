/** Where a task leads. One whose way is not known is shown without a button. */
import type { Task } from '#contract/entities/task.ts';
import { TASK_KINDS } from '#contract/reward-enums.ts';
import { FOLLOW_KINDS } from '#contract/task-kinds.ts';
import { secureUrl } from '#data/lobby/addresses.ts';
import { paths } from '#paths';

export interface TaskWay {
  href: string;
  /** Of another company: it opens beside the app. */
  isOutside: boolean;
}

interface Known {
  socialMedia: readonly { name: string; url: string }[];
  /** Under the kind of the task. */
  shareUrlMap: Readonly<Record<string, string>>;
}

const INSIDE: Readonly<Record<number, string>> = {
  [TASK_KINDS.login]: paths.login(),
  [TASK_KINDS.bind]: paths.bindPhone(),
  [TASK_KINDS.firstPay]: paths.deposit(),
  [TASK_KINDS.playGame]: paths.home(),
  [TASK_KINDS.shop]: paths.deposit(),
  [TASK_KINDS.todayPay]: paths.deposit(),
  [TASK_KINDS.todayShareSpin]: paths.activity('spin'),
};

export function taskWay({ kind, clickAction }: Pick<Task, 'kind' | 'clickAction'>, known: Known): TaskWay | undefined {
  const inside = kind === TASK_KINDS.playTiger ? gameOf(clickAction) : INSIDE[kind];
  if (inside) return { href: inside, isOutside: false };
  const name = FOLLOW_KINDS[kind]?.toLowerCase();
  const followed = known.socialMedia.find((one) => one.name.toLowerCase() === name)?.url;
  const href = secureUrl(followed ?? known.shareUrlMap[kind] ?? '')?.href;
  return href === undefined ? undefined : { href, isOutside: true };
}

/** The task names a game by its id; without one any game may be meant. */
const gameOf = (id: string): string => (/^\d{1,9}$/.test(id) ? paths.game(Number(id)) : paths.home());
