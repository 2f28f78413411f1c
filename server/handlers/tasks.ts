import { notBuilt } from './handler.ts';
import type { HandlersOf } from './handlers-of.ts';

export const tasks: HandlersOf<'tasks'> = {
  getTaskUser: notBuilt,
  appProxyUser4TaskUser: notBuilt,
  appProxyUser4TaskUserShare: notBuilt,
  appProxyUser4TaskUserReceive: notBuilt,
};
