import { notBuilt } from './handler.ts';
import type { HandlersOf } from './handlers-of.ts';

export const depositBonus: HandlersOf<'depositBonus'> = {
  rechargeBonusCollection6: notBuilt,
  receiverRechargeBonusCollection6: notBuilt,
  rechargeBonusCollection8: notBuilt,
  appRechargeBonusCollection9: notBuilt,
  appRechargeBonusCollection9Receive: notBuilt,
};
