/** The rewards for invited friends, one after the other: the server tells of the one that the player is at. */
import { ITEM_STATUS } from '#contract/reward-enums.ts';

interface Asked {
  id: number;
  award: string;
  inviteCount: number;
}

interface Progress {
  awardId: number;
  inviteCount: number;
  itemStatus: number;
}

export interface InviteStep {
  id: number;
  award: string;
  needed: number;
  reached: number;
  status: number;
  isCurrent: boolean;
}

export function stepsOf(list: readonly Asked[], { awardId, inviteCount, itemStatus }: Progress): InviteStep[] {
  const sorted = list.toSorted((one, other) => one.inviteCount - other.inviteCount);
  const current = sorted.findIndex(({ id }) => id === awardId);
  return sorted.map(({ id, award, inviteCount: needed }, at) => ({
    id,
    award,
    needed,
    reached: Math.min(inviteCount, needed),
    isCurrent: at === current,
    status: at === current ? itemStatus : at < current ? ITEM_STATUS.received : ITEM_STATUS.open,
  }));
}
