/** Agents: the superior, and the three schemes by which invited friends earn their agent something. */
import * as v from 'valibot';
import { listOf, Moment, Money, Points, Text, Whole, Yes } from './answer-fields.ts';
import { defineCalls } from './define.ts';
import { claimed, Period, Prize, Step } from './entities/activity.ts';
import { RefreshedUser } from './entities/user.ts';
import { CLAIM, CLAIM_REFUSALS, SUPERIOR } from './errcodes.ts';
import { Paging, pageOf } from './paging.ts';
import { Claim, filled, Id, Nothing } from './request-fields.ts';

/** A friend as their agent may see them: masked by the server, with what they brought. */
const Friend = v.object({
  id: Whole, // Tells one line from the next.
  nickname: Text,
  phone: Text,
  level: Whole,
  isValid: Yes,
  bet: Money,
  commission: Money,
  createTime: Moment,
});
export type Friend = v.InferOutput<typeof Friend>;

const link = { inviteCode: Text, shareUrl: Text };

/** How often what is taken has to be bet; unknown where a server leaves it out. */
const Times = v.nullish(v.number(), 0);

/** With the friends of one page; the claim answers with the first. */
const AgentState = v.object({
  ...Period,
  ...link,
  ...pageOf(Friend, 'friends'),
  pot: Money,
  totalCommission: Money,
  ratePercent: v.nullish(v.number(), 0),
  betRate: Times,
  friendCount: Whole,
  validCount: Whole,
});

const Agent4State = v.object({
  ...Period,
  ...link,
  friendCount: Whole,
  validCount: Whole,
  cardCount: Whole, // Scratch cards left.
  /** Ours: cards that were scratched; the lottery is for who has had one. */
  scratchedCount: Whole,
  points: Points,
  lotteryPoints: Points, // What one lottery costs.
  cardList: listOf(Prize, 'cardList'), // What a card may give.
  prizeList: listOf(Prize, 'prizeList'),
  stepList: listOf(Step, 'stepList'), // Milestones by count of friends.
});

const AgentLevel = v.object({
  level: v.number(),
  ratePercent: v.nullish(v.number(), 0),
  friendCount: Whole,
  bet: Money,
  commission: Money,
});

const Agent5State = v.object({
  ...Period,
  ...link,
  commission: Money, // Waiting to be received.
  totalCommission: Money,
  betRate: Times,
  inviteBetRate: Times, // Of the bonus.
  inviteBonus: Money, // Waiting to be received, for valid invites.
  inviteBonusEach: Money,
  friendCount: Whole,
  validCount: Whole,
  levelList: listOf(AgentLevel, 'levelList'),
});

const POT_REFUSALS = { ...CLAIM_REFUSALS, [CLAIM.notEnough]: 'activity.potEmpty' } as const;

const state = { access: 'player', effect: 'read', policy: { kind: 'cache', freshMs: 15_000 } } as const;
const claim = { access: 'player', effect: 'money', policy: { kind: 'network' } } as const;

const agent4Data = { ...state, path: '/app/v1/agent4Data', request: Nothing, answer: Agent4State } as const;

export const agents = defineCalls(
  {
    /** Names the player's superior, once. */
    agentFill: {
      ...claim,
      effect: 'change',
      path: '/app/v1/agentFill',
      /** An id, a code, or a link of this lobby. */
      request: v.object({ pid: v.union([Id, filled(200)]) }),
      answer: RefreshedUser,
      refusals: {
        [SUPERIOR.notFound]: 'superior.notFound',
        [SUPERIOR.alreadySet]: 'superior.alreadySet',
        [SUPERIOR.yourself]: 'superior.yourself',
        [SUPERIOR.tooLate]: 'superior.tooLate',
        [SUPERIOR.joinedLater]: 'superior.joinedLater',
        [SUPERIOR.tooOften]: 'superior.tooOften',
      },
    },
    agentData: {
      ...state,
      path: '/app/v1/agentData',
      request: v.object(Paging),
      answer: AgentState,
    },
    agent3Exchange: {
      ...claim,
      path: '/app/v1/agent3Exchange',
      request: Nothing,
      answer: claimed(AgentState),
      refusals: POT_REFUSALS,
    },
    agent4Data,
    agent4Scratch: {
      ...claim,
      path: '/app/v1/agent4Scratch',
      request: Nothing,
      answer: claimed(Agent4State),
      refusals: { ...CLAIM_REFUSALS, [CLAIM.usedUp]: 'activity.noCards' },
      gives: agent4Data,
    },
    agent4InviteRows: {
      ...state,
      path: '/app/v1/agent4InviteRows',
      request: v.object(Paging),
      answer: v.object(pageOf(Friend, 'friends')),
    },
    agent4Lottery: {
      ...claim,
      path: '/app/v1/agent4Lottery',
      request: Nothing,
      answer: claimed(Agent4State),
      refusals: CLAIM_REFUSALS,
      gives: agent4Data,
    },
    agent4Award: {
      ...claim,
      path: '/app/v1/agent4Award',
      request: Claim,
      answer: claimed(Agent4State),
      refusals: CLAIM_REFUSALS,
      gives: agent4Data,
    },
    appAgent5User: { ...state, path: '/app/v1/appAgent5User', request: Nothing, answer: Agent5State },
    appAgent5UserLog: {
      ...state,
      path: '/app/v1/appAgent5UserLog',
      request: v.object({ ...Paging, level: v.optional(Id) }),
      answer: v.object(pageOf(Friend, 'friends')),
    },
    appAgent5UserReceive: {
      ...claim,
      path: '/app/v1/appAgent5UserReceive',
      request: Nothing,
      answer: claimed(Agent5State),
      refusals: POT_REFUSALS,
    },
    appAgent5UserInviteValidReceive: {
      ...claim,
      path: '/app/v1/appAgent5UserInviteValidReceive',
      request: Nothing,
      answer: claimed(Agent5State),
      refusals: POT_REFUSALS,
    },
  },
  { mayWait: true },
);
