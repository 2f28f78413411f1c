import type { HandlersOf } from '../call/handler.ts';
import { notBuilt } from '../call/result.ts';

export const dailyBonus: HandlersOf<'dailyBonus'> = {
  getLoginPayUser3: notBuilt,
  receiveLoginPay3: notBuilt,
  loginBonus3User: notBuilt,
  loginBonus3UserReceive: notBuilt,
};
