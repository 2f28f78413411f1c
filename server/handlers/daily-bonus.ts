import { notBuilt } from './handler.ts';
import type { HandlersOf } from './handlers-of.ts';

export const dailyBonus: HandlersOf<'dailyBonus'> = {
  getLoginPayUser3: notBuilt,
  receiveLoginPay3: notBuilt,
  loginBonus3User: notBuilt,
  loginBonus3UserReceive: notBuilt,
};
