/** Every promotion that runs: its calls, its entry in the list of activities and its place in the demo world follow from this list. */
import { accumulatedRecharge } from './accumulated-recharge.ts';
import { agentCount } from './agent-count.ts';
import { agent } from './agent.ts';
import { agent5 } from './agent5.ts';
import { bind } from './bind.ts';
import { christmas } from './christmas.ts';
import { continuousRecharge } from './continuous-recharge.ts';
import { festival } from './festival.ts';
import { firstCharge } from './first-charge.ts';
import { followRewards } from './follow-rewards.ts';
import { freeSign } from './free-sign.ts';
import { inviteFriends } from './invite-friends.ts';
import { inviteSpin } from './invite-spin.ts';
import { ladder } from './ladder.ts';
import { loginBonus } from './login-bonus.ts';
import { newYear } from './new-year.ts';
import { outLink, vip } from './out-link.ts';
import type { Listed } from './promotion.ts';
import { signUpBonus } from './sign-up-bonus.ts';
import { supply } from './supply.ts';
import { tasks } from './tasks.ts';
import { weekendLottery } from './weekend-lottery.ts';

export const PROMOTIONS = [
  supply,
  christmas,
  weekendLottery,
  ladder,
  firstCharge,
  accumulatedRecharge,
  continuousRecharge,
  bind,
  signUpBonus,
  loginBonus,
  freeSign,
  followRewards,
  festival,
  inviteFriends,
  agent,
  agent5,
  newYear,
  inviteSpin,
  agentCount,
  vip,
  outLink,
  tasks,
] as unknown as readonly Listed[];
