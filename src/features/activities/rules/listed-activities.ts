/** Which activities stand in the player's list and which among the rewards, in the operator's order. */
import { activityPath } from '#contract/activity-addresses.ts';
import { AFTER_END } from '#contract/after-end.ts';
import type { ActivityEntry } from '#contract/entities/activity.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';

export interface Listed {
  type: number;
  href: string;
  entry: ActivityEntry;
}

/** They have a list of their own. */
const REWARDS: readonly number[] = [ACTIVITY_TYPES.signUpBonus];

interface Told {
  ids: readonly number[];
  map: Readonly<Record<string, ActivityEntry>>;
  isBankrupt: boolean;
}

export function listedActivities({ ids, map, isBankrupt }: Told): Listed[] {
  const isListed = (type: number): boolean => {
    if (type === ACTIVITY_TYPES.supply) return isBankrupt;
    if (type === ACTIVITY_TYPES.agent && ids.includes(type)) return agentActivity(ids) === type;
    return !REWARDS.includes(type);
  };
  return inOrder(toList({ ids, map }).filter(isListed), map);
}

export const listedRewards = ({ ids, map }: Pick<Told, 'ids' | 'map'>): Listed[] =>
  inOrder(
    toList({ ids, map }).filter((type) => REWARDS.includes(type)),
    map,
  );

/** What is on, and what is over and owes the player something. */
const toList = ({ ids, map }: Pick<Told, 'ids' | 'map'>): number[] => [
  ...ids,
  ...Object.keys(AFTER_END)
    .map(Number)
    .filter((type) => !ids.includes(type) && map[type]?.canReceive === 1),
];

/** What has no page stands nowhere. */
function inOrder(ids: Told['ids'], map: Told['map']): Listed[] {
  return ids
    .flatMap((type) => {
      const entry = map[type];
      const href = type === ACTIVITY_TYPES.outLink ? outside(entry?.url) : activityPath(type);
      return entry && href ? [{ type, href, entry }] : [];
    })
    .toSorted((one, other) => sortOf(one) - sortOf(other) || one.type - other.type);
}

/** The newer of the two agent programs, where it is on. */
export const agentActivity = (ids: readonly number[]): number | undefined =>
  [ACTIVITY_TYPES.agentCount, ACTIVITY_TYPES.agent].find((type) => ids.includes(type));

/** Only what a browser can open safely. */
const outside = (url = ''): string | undefined => (url.startsWith('https://') ? url : undefined);

const sortOf = ({ entry }: Listed): number => entry.sort ?? Number.MAX_SAFE_INTEGER;
