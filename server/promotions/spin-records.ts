/** The wheel's lists: a player's own turns and friends, and those who have exchanged a full pot. */
import type { Kysely } from 'kysely';
import { REWARD_ITEMS } from '#contract/reward-enums.ts';
import type { invites } from '#contract/invites.ts';
import type { Handler } from '../call/handler.ts';
import { readInviter } from '../invites/friends.ts';
import { maskWinner } from '../rules/big-win.ts';
import { listDatedMarks, unixSeconds } from '../sql/queries/activities.ts';
import { listExchanges } from './list-exchanges.ts';
import { listPlayers } from '../sql/queries/friends.ts';
import type { Tables } from '../sql/tables.ts';
import { inviteSpin, lastNumber, tellPot } from './invite-spin.ts';
import { readPromotion } from './read-promotion.ts';

const MOST_WINNERS = 10;

export const actInviteUserStatus: Handler<typeof invites.actInviteUserStatus> = async ({ player, db, now }) => {
  const { facts } = await readPromotion(db, inviteSpin, { playerId: player.id, now });
  const pot = tellPot(facts, await readInviter(db, player.id));
  const exchanges = await listExchanges(db, inviteSpin.type, MOST_WINNERS);
  const winnerList = exchanges.map(({ mark, at, ...who }) => ({
    phone: maskWinner(who),
    nickname: '',
    time: unixSeconds(at),
    rewardList: [{ id: REWARD_ITEMS.coin, count: lastNumber(mark) }],
  }));
  return { ok: true, value: { ...pot, winnerList } };
};

interface Line {
  title: string;
  phone: string;
  amount: number;
  at: Date;
}

/** Turns by when they were made, friends by when they joined. There are as many as turns and friends who count. */
export const actInviteUserRecord: Handler<typeof invites.actInviteUserRecord> = async ({ player, input, db, now }) => {
  const lines = [...(await turnsOf(db, player.id, now)), ...(await friendsOf(db, player.id))];
  lines.sort((one, other) => other.at.getTime() - one.at.getTime());
  const total = lines.length;
  const first = (input.page - 1) * input.pageSize;
  const list = lines.slice(first, first + input.pageSize).map(({ at, ...line }, place) => ({
    id: total - first - place,
    ...line,
    createTime: unixSeconds(at),
  }));
  return { ok: true, value: { list, total } };
};

async function turnsOf(db: Kysely<Tables>, playerId: number, now: Date): Promise<Line[]> {
  const { season } = await readPromotion(db, inviteSpin, { playerId, now });
  const turns = await listDatedMarks(db, { playerId, type: inviteSpin.type, season }, 'won');
  return turns.map(({ mark, at }) => ({ title: 'Turn', phone: '', amount: lastNumber(mark), at }));
}

async function friendsOf(db: Kysely<Tables>, playerId: number): Promise<Line[]> {
  const { validIds } = await readInviter(db, playerId);
  const friends = await listPlayers(db, validIds);
  return friends.map(({ created_at, ...who }) => ({
    title: 'Friend',
    phone: maskWinner(who),
    amount: 0,
    at: created_at,
  }));
}
