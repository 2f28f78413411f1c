import { notBuilt } from './handler.ts';
import type { HandlersOf } from './handlers-of.ts';

export const invites: HandlersOf<'invites'> = {
  actInviteUser: notBuilt,
  actInviteUserRecord: notBuilt,
  actInviteUserStatus: notBuilt,
  actInviteUserExchange: notBuilt,
  actInviteUserSpin: notBuilt,
  appInviteBonus1User: notBuilt,
  appInviteBonus1UserReceive: notBuilt,
};
