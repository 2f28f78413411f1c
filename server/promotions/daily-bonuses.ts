/** Two promotions share the calls of the daily bonus; the type says which is meant. */
import type { dailyBonus } from '#contract/daily-bonus.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import type { Handler } from '../call/handler.ts';
import { freeSign } from './free-sign.ts';
import { claimOf, readStateOf } from './handlers-of.ts';
import { loginBonus } from './login-bonus.ts';

const readLoginBonus = readStateOf(loginBonus);
const readFreeSign = readStateOf(freeSign);

export const loginBonus3User: Handler<typeof dailyBonus.loginBonus3User> = async ({ input, db, player, now }) => {
  const read = input.type === ACTIVITY_TYPES.freeSign ? readFreeSign : readLoginBonus;
  return { ok: true, value: await read(db, { playerId: player.id, now }) };
};

type Receive = Handler<typeof dailyBonus.loginBonus3UserReceive>;

const receiveBonus: Receive = claimOf(loginBonus, 'loginBonus3UserReceive', readLoginBonus);
const receiveSign: Receive = claimOf(freeSign, 'loginBonus3UserReceive', readFreeSign);

export const loginBonus3UserReceive: Receive = (call) =>
  call.input.type === ACTIVITY_TYPES.freeSign ? receiveSign(call) : receiveBonus(call);
