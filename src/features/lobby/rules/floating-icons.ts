/** The activities that float over home, the first few in the operator's order. */
import type { ActivityEntry } from '#contract/entities/activity.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { activityPath } from '#contract/activity-addresses.ts';

/** More would stand in the way of the games. */
const MOST_ICONS = 2;

export interface FloatingIcon {
  type: number;
  href: string;
  title: string;
  imgUrl: string;
}

/** What has a place of its own elsewhere on home does not float as well. */
const ELSEWHERE: readonly number[] = [
  ACTIVITY_TYPES.bind,
  ACTIVITY_TYPES.vip,
  ACTIVITY_TYPES.tasks,
  ACTIVITY_TYPES.agent,
  ACTIVITY_TYPES.agentCount,
  ACTIVITY_TYPES.agent5,
  ACTIVITY_TYPES.accumulatedRecharge,
];

export function floatingIcons(map: Readonly<Record<string, ActivityEntry>>, isBankrupt: boolean): FloatingIcon[] {
  const all = Object.entries(map).map(([type, entry]) => ({ type: Number(type), entry }));
  const shown = all
    .filter(({ type }) => !ELSEWHERE.includes(type) && (type !== ACTIVITY_TYPES.supply || isBankrupt))
    .toSorted((one, other) => rank(one) - rank(other) || one.type - other.type)
    .flatMap(({ type, entry }) => {
      const href = activityPath(type);
      return href === undefined ? [] : [{ type, href, title: entry.title, imgUrl: entry.imgUrl }];
    });
  return shown.slice(0, MOST_ICONS);
}

/** Who has run out is shown the supply first. */
const rank = ({ type, entry }: { type: number; entry: ActivityEntry }): number =>
  type === ACTIVITY_TYPES.supply ? Number.NEGATIVE_INFINITY : (entry.sort ?? 0);
