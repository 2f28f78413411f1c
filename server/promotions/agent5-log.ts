/** Who brings a commission, on one level or on all: the nearest level first, the newest of each first. The line is bounded. */
import type { agents } from '#contract/agents.ts';
import { commissionOf, sumOf } from '../agents/commission.ts';
import { lookAtPot } from '../agents/look.ts';
import type { Handler } from '../call/handler.ts';
import { maskFriend } from '../invites/friends.ts';
import { unixSeconds } from '../sql/queries/activities.ts';
import { agent5 } from './agent5.ts';
import { readPromotion } from './read-promotion.ts';

export const appAgent5UserLog: Handler<typeof agents.appAgent5UserLog> = async ({ input, player, db, now }) => {
  const { level, page, pageSize } = input;
  const { facts } = await readPromotion(db, agent5, { playerId: player.id, now });
  const { rates } = facts.config;
  const { line, bets } = await lookAtPot(db, player.id, { ...facts, type: agent5.type, rates });
  const people = line
    .filter((person) => level === undefined || person.level === level)
    .toSorted((one, other) => one.level - other.level || other.id - one.id);
  const list = people.slice((page - 1) * pageSize, page * pageSize).map((person) => {
    const bet = sumOf(bets.filter(({ id }) => id === person.id).map((one) => one.bet));
    const commission = commissionOf(bet, rates[person.level - 1] ?? 0);
    const createTime = unixSeconds(person.createdAt);
    return { ...maskFriend(person), level: person.level, isValid: true, bet, commission, createTime };
  });
  return { ok: true, value: { list, total: people.length } };
};
