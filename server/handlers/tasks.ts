import type { HandlersOf } from '../call/handler.ts';
import { notBuilt } from '../call/result.ts';

export const tasks: HandlersOf<'tasks'> = {
  getTaskUser: notBuilt,
  appProxyUser4TaskUser: notBuilt,
  appProxyUser4TaskUserShare: notBuilt,
  appProxyUser4TaskUserReceive: notBuilt,
};
