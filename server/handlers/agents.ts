import type { HandlersOf } from '../call/handler.ts';
import { notBuilt } from '../call/result.ts';

export const agents: HandlersOf<'agents'> = {
  agentFill: notBuilt,
  agentData: notBuilt,
  agent3Exchange: notBuilt,
  agent4Data: notBuilt,
  agent4Scratch: notBuilt,
  agent4InviteRows: notBuilt,
  agent4Lottery: notBuilt,
  agent4Award: notBuilt,
  appAgent5User: notBuilt,
  appAgent5UserLog: notBuilt,
  appAgent5UserReceive: notBuilt,
  appAgent5UserInviteValidReceive: notBuilt,
};
