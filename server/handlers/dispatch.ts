/** One handler for every row of the contract. A row without one does not compile. */
import type { Row } from '#contract/define.ts';
import { type Area, contract } from '#contract/index.ts';
import { must } from '#shared/assert.ts';
import type { HandlersOf } from '../call/handler.ts';
import type { AnyHandler } from '../call/pipeline.ts';
import { agent4InviteRows } from '../promotions/agent4-rows.ts';
import { appAgent5UserLog } from '../promotions/agent5-log.ts';
import { loginBonus3User, loginBonus3UserReceive } from '../promotions/daily-bonuses.ts';
import { handlersIn } from '../promotions/handlers-of.ts';
import { actInviteUserRecord, actInviteUserStatus } from '../promotions/spin-records.ts';
import { appProxyUser4TaskUserReceive, appProxyUser4TaskUserShare, getTaskUser } from '../promotions/task-calls.ts';
import { agentFill } from '../profile/name-superior.ts';
import { account } from './account.ts';
import { activities } from './activities.ts';
import { care } from './care.ts';
import { config } from './config.ts';
import { games } from './games.ts';
import { kyc } from './kyc.ts';
import { logging } from './logging.ts';
import { mail } from './mail.ts';
import { push } from './push.ts';
import { records } from './records.ts';
import { security } from './security.ts';
import { service } from './service.ts';
import { session } from './session.ts';
import { tickets } from './tickets.ts';
import { wallet } from './wallet.ts';

const handlers: { readonly [A in Area]: HandlersOf<A> } = {
  config,
  session,
  security,
  push,
  account,
  kyc,
  care,
  games,
  service,
  tickets,
  wallet,
  records,
  mail,
  tasks: { ...handlersIn('tasks'), getTaskUser, appProxyUser4TaskUserShare, appProxyUser4TaskUserReceive },
  activities,
  dailyBonus: { ...handlersIn('dailyBonus'), loginBonus3User, loginBonus3UserReceive },
  depositBonus: handlersIn('depositBonus'),
  invites: { ...handlersIn('invites'), actInviteUserRecord, actInviteUserStatus },
  agents: { ...handlersIn('agents'), agentFill, agent4InviteRows, appAgent5UserLog },
  seasons: handlersIn('seasons'),
  logging,
};

const byRow = new Map<Row, AnyHandler>(
  Object.entries(contract).flatMap(([area, rows]) =>
    Object.entries<Row>(rows).map(([name, row]): [Row, AnyHandler] => [row, handlerOf(area, name)]),
  ),
);

function handlerOf(area: string, name: string): AnyHandler {
  const ofArea: object = handlers[area as Area];
  return Reflect.get(ofArea, name) as AnyHandler;
}

export function findHandler(row: Row): AnyHandler {
  return must(byRow.get(row), `the row ${row.path} has a handler`);
}
