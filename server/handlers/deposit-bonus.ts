import type { HandlersOf } from '../call/handler.ts';
import { notBuilt } from '../call/result.ts';

export const depositBonus: HandlersOf<'depositBonus'> = {
  rechargeBonusCollection6: notBuilt,
  receiverRechargeBonusCollection6: notBuilt,
  rechargeBonusCollection8: notBuilt,
  appRechargeBonusCollection9: notBuilt,
  appRechargeBonusCollection9Receive: notBuilt,
};
