/** A player's friends as the promotions know them: how many, which of them count, and a page of them, masked. */
import type { Kysely } from 'kysely';
import { dayInManila } from '#shared/time.ts';
import { requirePlayer } from '../players/require-player.ts';
import { maskWinner } from '../rules/big-win.ts';
import type { Paged } from '../sql/page-of.ts';
import { countFriends, findSignUpMark, listDevices, listQualified, pageOfFriends } from '../sql/queries/friends.ts';
import { unixSeconds } from '../sql/queries/activities.ts';
import type { Tables } from '../sql/tables.ts';
import { shareUrlOf } from './share-url.ts';
import { findValid, LEAST_DEPOSITED, MOST_FRIENDS } from './valid-friends.ts';

/** Those who count, in the order in which they joined. */
export async function listValidFriends(db: Kysely<Tables>, playerId: number): Promise<number[]> {
  const qualified = await listQualified(db, playerId, { deposited: LEAST_DEPOSITED, most: MOST_FRIENDS });
  if (qualified.length === 0) return [];
  const marks = new Map<number, string[]>();
  const devices = await listDevices(db, [playerId, ...qualified.map(({ id }) => id)]);
  for (const { player_id, mark } of devices) marks.set(player_id, [...(marks.get(player_id) ?? []), mark]);
  const signUpMark = await findSignUpMark(db, playerId);
  const friends = qualified.map(({ id, created_at, network, mark }) => ({
    id,
    network,
    day: dayInManila(created_at.getTime()),
    marks: [...(marks.get(id) ?? []), ...(mark === null ? [] : [mark])],
  }));
  return findValid(friends, [...(marks.get(playerId) ?? []), ...(signUpMark === undefined ? [] : [signUpMark])]);
}

export interface Inviter {
  inviteCode: string;
  shareUrl: string;
  mobile: string | null;
  friendCount: number;
  /** Those who count, in the order in which they joined. */
  validIds: readonly number[];
}

/** What every promotion about friends asks for: `look` of its rules. */
export async function readInviter(db: Kysely<Tables>, playerId: number): Promise<Inviter> {
  const player = await requirePlayer({ db }, playerId);
  return {
    inviteCode: player.invite_code,
    shareUrl: shareUrlOf(player),
    mobile: player.mobile,
    friendCount: await countFriends(db, playerId),
    validIds: await listValidFriends(db, playerId),
  };
}

/** The newest first. The id is for the server alone: leave it out of what is told. */
export async function readFriends(db: Kysely<Tables>, playerId: number, paged: Paged) {
  const { list, total } = await pageOfFriends(db, playerId, paged);
  const valid = new Set(list.length === 0 ? [] : await listValidFriends(db, playerId));
  const friends = list.map(({ id, nickname, mobile, vip, created_at }) => ({
    id,
    nickname: maskWinner({ mobile: null, nickname }),
    phone: mobile === null ? '' : maskWinner({ mobile, nickname }),
    level: vip,
    isValid: valid.has(id),
    createTime: unixSeconds(created_at),
  }));
  return { list: friends, total };
}
