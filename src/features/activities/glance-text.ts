/** How a promotion stands for the player, in its row of a list. Who has not begun reads what there is to get. */
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { spoken } from '#ui/spoken.ts';

const { signUpBonus, freeLoginBonus, freeSign, christmas, newYear, festival, tasks } = ACTIVITY_TYPES;
const { accumulatedRecharge, continuousRecharge, inviteFriend1, followRewards } = ACTIVITY_TYPES;

const received = (done: number, all: number) => `${done} of ${all} rewards received`;
const days = (done: number) => (done === 1 ? '1 day received' : `${done} days received`);

/** Whose steps are counted, by type. */
const steps: Readonly<Record<number, (done: number, all: number) => string>> = {
  [signUpBonus]: (done, all) => (done === 0 ? `${all} rewards, one a day` : received(done, all)),
  [freeLoginBonus]: (done, all) => (done === 0 ? 'A bonus every day you come back' : `Day ${done} of ${all} in a row`),
  [freeSign]: (done) => (done === 0 ? 'Points for every day you come back' : days(done)),
  [christmas]: (done, all) => (done === 0 ? `${all} gifts under your tree` : `${done} of ${all} gifts received`),
  [newYear]: (done, all) => (done === 0 ? `${all} boxes to open` : `${done} of ${all} boxes opened`),
  [festival]: (done, all) => (done === 0 ? `${all} packs with extra coins` : `${done} of ${all} packs bought`),
  [tasks]: (done, all) => (done === 0 ? `${all} goals, a reward for each` : received(done, all)),
  [accumulatedRecharge]: (done, all) =>
    done === 0 ? `${all} milestones, coins at each` : `${done} of ${all} milestones reached`,
  [continuousRecharge]: (done, all) =>
    done === 0 ? 'A reward for each day with a deposit' : `Day ${done} of ${all} in a row`,
  [inviteFriend1]: (done, all) => (done === 0 ? 'Invite friends, get rewards' : received(done, all)),
  [followRewards]: (done, all) => (done === 0 ? 'A reward for each page you visit' : received(done, all)),
};

const { firstCharge, bind, vip, ladderRecharge, inviteUserSpin, agent, agent5, agentCount } = ACTIVITY_TYPES;

/** Of what the server tells nothing that counts, by type. */
const leads: Readonly<Record<number, string>> = {
  [firstCharge]: 'Extra coins with your first deposit',
  [bind]: 'Link your phone, get a reward',
  [vip]: 'Your level and the next',
  [ladderRecharge]: 'Daily bonuses on deposits',
  [inviteUserSpin]: 'One free spin every day',
  [agent]: 'Coins when your friends play',
  [agent5]: 'Coins when your friends play',
  [agentCount]: 'A scratch card for each friend',
};

export const text = spoken('glances', {
  steps,
  leads,
  anyStep: (done: number, all: number) => `${done} of ${all}`,
  tickets: (count: number) => {
    if (count === 0) return 'No tickets for Saturday’s draw yet';
    return count === 1 ? '1 ticket for Saturday’s draw' : `${count} tickets for Saturday’s draw`;
  },
  spins: (count: number) => (count === 1 ? 'You have 1 spin' : `You have ${count} spins`),
  cards: (count: number) => (count === 1 ? '1 card to scratch' : `${count} cards to scratch`),
  pot: (pot: string, target: string) => `${pot} won, yours at ${target}`,
  waiting: (amount: string) => `Receive ${amount} now`,
  supply: (amount: string) => `${amount} free`,
});
