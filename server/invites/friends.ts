/** A player's friends as the promotions know them: how many, which of them count, and a page of them, masked. */
import type { Kysely } from 'kysely';
import { inviteLinkOf } from '#contract/invite-link.ts';
import { requirePlayer } from '../sql/queries/require-player.ts';
import { maskWinner } from '../rules/big-win.ts';
import type { Paged } from '../sql/page-of.ts';
import { countFriends, pageOfFriends } from '../sql/queries/friends.ts';
import { unixSeconds } from '../sql/queries/activities.ts';
import type { Tables } from '../sql/tables.ts';
import { readLine } from './line.ts';

/** Those who count, in the order in which they joined. */
export const listValidFriends = async (db: Kysely<Tables>, playerId: number): Promise<number[]> =>
  (await readLine(db, playerId, 1)).map(({ id }) => id);

export interface Inviter {
  inviteCode: string;
  shareUrl: string;
  mobile: string | null;
  friendCount: number;
  /** Those who count, in the order in which they joined. */
  validIds: readonly number[];
}

/** What every promotion about friends asks for: `look` of its rules. */
export const readInviter = async (db: Kysely<Tables>, playerId: number): Promise<Inviter> =>
  inviterOf(db, playerId, await listValidFriends(db, playerId));

/** The same where the friends who count are known already. */
export async function inviterOf(db: Kysely<Tables>, playerId: number, validIds: readonly number[]): Promise<Inviter> {
  const player = await requirePlayer({ db }, playerId);
  return {
    inviteCode: player.invite_code,
    shareUrl: inviteLinkOf({ id: playerId, inviteCode: player.invite_code }),
    mobile: player.mobile,
    friendCount: await countFriends(db, playerId),
    validIds,
  };
}

/** What promotions tell a player of their friends. */
export const tellInviter = ({ inviteCode, shareUrl, friendCount, validIds }: Inviter) => ({
  inviteCode,
  shareUrl,
  friendCount,
  validCount: validIds.length,
});

/** The newest first. The id opens nothing to who reads it. */
export async function readFriends(db: Kysely<Tables>, playerId: number, paged: Paged) {
  const { list, total } = await pageOfFriends(db, playerId, paged);
  const valid = new Set(list.length === 0 ? [] : await listValidFriends(db, playerId));
  const friends = list.map(({ id, nickname, mobile, vip, created_at }) => ({
    id,
    ...maskFriend({ nickname, mobile }),
    level: vip,
    isValid: valid.has(id),
    createTime: unixSeconds(created_at),
  }));
  return { list: friends, total };
}

export const maskFriend = ({ nickname, mobile }: { nickname: string; mobile: string | null }) => ({
  nickname: maskWinner({ mobile: null, nickname }),
  phone: mobile === null ? '' : maskWinner({ mobile, nickname }),
});
