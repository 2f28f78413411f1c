/** The rewards that home points to, by what is on. Each of them always leads somewhere. */
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

export function featuredLinks(activityIds: readonly number[]): FeaturedLink[] {
  const isOn = (type: number): boolean => activityIds.includes(type);
  const agent = AGENTS.find(({ type }) => isOn(type));
  const hasTasks = activityIds.length === 0 || isOn(ACTIVITY_TYPES.tasks);
  return [
    { name: 'spin', href: paths.activity('spin') },
    ...(hasTasks ? [{ name: 'tasks', href: paths.tasks() } as const] : []),
    isOn(ACTIVITY_TYPES.accumulatedRecharge)
      ? { name: 'rebate', href: paths.activity('vipRebate') }
      : { name: 'vip', href: paths.vip() },
    agent ? { name: 'invite', href: agent.href } : { name: 'deposit', href: paths.deposit() },
  ];
}
