/** The rewards that home and Rewards point to, by what is on. */
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { paths } from '#paths';

export type FeaturedName = 'spin' | 'tasks' | 'rebate' | 'vip' | 'invite' | 'deposit';

export interface FeaturedLink {
  name: FeaturedName;
  href: string;
}

const AGENTS = [
  { type: ACTIVITY_TYPES.agent5, href: paths.activity('agent5') },
  { type: ACTIVITY_TYPES.agentCount, href: paths.activity('agentCount') },
  { type: ACTIVITY_TYPES.agent, href: paths.activity('agent') },
];

interface Viewer {
  isSignedIn: boolean;
  hidden?: readonly number[];
}

/**
 * Each of them always leads somewhere, unless the player has hidden it. Nothing is on for a player who keeps away from play, so
 * nothing is offered to them.
 */
export function featuredLinks(activityIds: readonly number[], { isSignedIn, hidden = [] }: Viewer): FeaturedLink[] {
  if (isSignedIn && activityIds.length === 0) return [];
  const isShown = (type: number): boolean => !hidden.includes(type);
  const isOn = (type: number): boolean => activityIds.includes(type) && isShown(type);
  // A player who has hidden the newer program is not shown the older one that it stands for.
  const hasCount = activityIds.includes(ACTIVITY_TYPES.agentCount);
  const agent = AGENTS.find(({ type }) => isOn(type) && !(hasCount && type === ACTIVITY_TYPES.agent));
  const hasTasks = !isSignedIn || isOn(ACTIVITY_TYPES.tasks);
  const level: FeaturedLink[] = isShown(ACTIVITY_TYPES.vip) ? [{ name: 'vip', href: paths.vip() }] : [];
  const rebate = { name: 'rebate', href: paths.activity('vipRebate') } as const;
  return [
    ...(isShown(ACTIVITY_TYPES.inviteUserSpin) ? [{ name: 'spin', href: paths.activity('spin') } as const] : []),
    ...(hasTasks ? [{ name: 'tasks', href: paths.tasks() } as const] : []),
    ...(isOn(ACTIVITY_TYPES.accumulatedRecharge) ? [rebate] : level),
    agent ? { name: 'invite', href: agent.href } : { name: 'deposit', href: paths.deposit() },
  ];
}
