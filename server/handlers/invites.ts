import type { HandlersOf } from '../call/handler.ts';
import { notBuilt } from '../call/result.ts';

export const invites: HandlersOf<'invites'> = {
  actInviteUser: notBuilt,
  actInviteUserRecord: notBuilt,
  actInviteUserStatus: notBuilt,
  actInviteUserExchange: notBuilt,
  actInviteUserSpin: notBuilt,
  appInviteBonus1User: notBuilt,
  appInviteBonus1UserReceive: notBuilt,
};
