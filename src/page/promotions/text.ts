import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { spoken } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';

/** What each promotion is usually called, by its type: in lists, on its page and where another screen leads to it. */
const names: Readonly<Record<number, string>> = {
  [ACTIVITY_TYPES.bind]: 'Link your phone',
  [ACTIVITY_TYPES.signUpBonus]: 'New player bonus',
  [ACTIVITY_TYPES.vip]: 'VIP levels',
  [ACTIVITY_TYPES.ladderRecharge]: 'Deposit ladder',
  [ACTIVITY_TYPES.inviteUserSpin]: 'Perya wheel',
  [ACTIVITY_TYPES.followRewards]: 'Follow us',
  [ACTIVITY_TYPES.freeLoginBonus]: 'Daily bonus',
  [ACTIVITY_TYPES.agent]: 'Agent',
  [ACTIVITY_TYPES.accumulatedRecharge]: 'Deposit milestones',
  [ACTIVITY_TYPES.supply]: 'Supply',
  [ACTIVITY_TYPES.agentCount]: 'Scratch cards',
  [ACTIVITY_TYPES.weekendLottery]: 'Weekend lottery',
  [ACTIVITY_TYPES.festival]: 'Fiesta packs',
  [ACTIVITY_TYPES.freeSign]: 'Points calendar',
  [ACTIVITY_TYPES.christmas]: 'Christmas',
  [ACTIVITY_TYPES.newYear]: 'New Year',
  [ACTIVITY_TYPES.firstCharge]: 'First deposit',
  [ACTIVITY_TYPES.inviteFriend1]: 'Invite friends',
  [ACTIVITY_TYPES.agent5]: 'Five-level agent',
  [ACTIVITY_TYPES.tasks]: 'Tasks',
  [ACTIVITY_TYPES.continuousRecharge]: 'Seven days of deposits',
};

const supplyRules = [
  'For players who have deposited before and have less than ₱1.00 left.',
  'Not while a round is open or a withdrawal is on its way.',
  'Bet it once before you withdraw.',
];

const tasksRules = [
  'What you do here counts right away. “Every day” starts anew at midnight in Manila.',
  'On other sites the tap on our link is enough. You don’t have to do anything there.',
  'Each reward is yours once, and goes to your balance when you receive it. An “every day” reward that you have not received by midnight is gone.',
  'Each task also gives task points. Every milestone brings one more reward.',
  'Bet the coins before you withdraw. Only deposit and bet what you can spare.',
];

const christmasRules = [
  'Light one bulb on each day of the event.',
  'Lit bulbs open gifts. What is inside goes to your balance when you receive it.',
  'The extra gift opens when you have received all twelve.',
  'Bet the coins from gifts before you withdraw.',
  'Receive your gifts before the event ends. After that they are gone.',
];

const firstChargeRules = [
  'For your first deposit only. It gets you one package, the largest it pays for.',
  'The percentage is your deposit and what the package adds, taken together.',
  'Once your deposit is here, what the package adds is yours. Receive it on this page, even after the offer ends.',
  'Before you withdraw, bet what the package adds as many times as it says, and your deposit once.',
];

const continuousRules = [
  'A deposit counts for the day it arrives in Manila, once a day.',
  'Each day in a row has its own reward. Receive it on this page.',
  'If you miss a day, your next deposit starts again at day 1. Receive earlier rewards before it, or they are gone.',
  'Bet the coins as many times as the reward says before you withdraw.',
  'Only deposit what you can spare.',
];

const accumulatedRules = [
  'All your deposits count together. There is no time limit.',
  'When a deposit reaches a milestone, its coins come with that deposit, once. There is nothing to claim.',
  'Milestones you reached earlier come with your next deposit.',
  'Bet the coins as many times as the milestone says before you withdraw.',
];

const signRules = [
  'For new players. There are seven rewards, one a day.',
  'A day you miss is not lost: the next reward waits for you.',
  'Bet the coins before you withdraw.',
];

const cardsRules = [
  'You can buy each card once, with one deposit of its price. The deposit goes to your balance as always.',
  'Each card pays seven rewards, one a day. A day you miss is not lost.',
  'Before you withdraw, bet what the card pays as many times as it says, and the deposit once.',
  'Your card keeps paying after the offer ends.',
];

const cashRules = [
  'One bonus a day, from midnight to midnight in Manila. It grows over seven days in a row.',
  'After the seventh day, or if you miss one, you start again at day 1.',
  'Bet the coins before you withdraw.',
];

const freeSignRules = [
  'Points for each of thirty days, from midnight to midnight in Manila. Then the next thirty begin.',
  'You can get a missed day for a few points. You get the one that gives most.',
  'You can exchange your points under Points. You don’t have to bet them.',
];

const followRules = [
  'Open a page, come back here, and receive its reward, once for each page.',
  'Other companies run these pages. Their own terms apply there.',
  'Bet the coins before you withdraw.',
];

export const text = spoken('promotions', {
  names,
  unnamed: 'Promotion',
  toGift: (title: string) => `To your gift: ${title}`,
  noTasks: message('tasks.none', 'No tasks right now.'),
  task: 'Task',
  taskPoints: (count: number) => (count === 1 ? '1 task point' : `${count} task points`),
  tasksDone: (done: number, all: number) => `${done} of ${all} received`,
  taskDaily: 'Every day',
  taskLogin: 'Log in today',
  taskLoginOnce: 'Log in',
  taskBind: 'Link your phone',
  taskPlay: (game: string) => `Play ${game}`,
  taskPlayAny: 'Play a game',
  taskFirstPay: 'Make your first deposit',
  taskBet: (amount: string) => `Bet ${amount} today`,
  taskBetOnce: (amount: string) => `Bet ${amount}`,
  taskShop: 'Buy a package with a deposit',
  taskDeposit: (amount: string) => `Deposit ${amount} today`,
  taskSpin: 'Spin the Perya wheel today',
  taskFollow: (site: string) => `Visit our page on ${site}`,
  taskShareOn: (site: string) => `Share Perya on ${site}`,
  doTask: 'Go',
  tasksRulesTitle: 'How tasks work',
  tasksRules,
  supplyLead: 'Out of coins? Collect some for free, every day.',
  supplyLeft: (left: number) => `${left} left today`,
  supplyRulesTitle: 'Who can claim',
  supplyRules,
  getSupply: (amount: string) => `Get ${amount}`,
  christmasTree: 'Your tree',
  christmasBulbs: (count: number) => {
    if (count === 0) return 'No bulb is lit yet';
    return count === 1 ? '1 bulb is lit' : `${count} bulbs are lit`;
  },
  christmasSign: 'Light today’s bulb',
  christmasSigned: 'Today’s bulb is lit',
  christmasCanOpen: (gifts: number) => (gifts === 1 ? 'You can open 1 gift.' : `You can open ${gifts} gifts.`),
  christmasWaits: (bulbs: number) =>
    bulbs === 1 ? 'The next bulb opens a gift.' : `${bulbs} more bulbs open the next gift.`,
  christmasGifts: (received: number, all: number) => `Gifts: ${received} of ${all} received`,
  christmasExtra: 'Extra gift',
  christmasExtraWaits: 'Opens when all gifts are received',
  christmasRules,
  firstChargeLead: 'Your first deposit brings more. Choose one package.',
  firstChargeReady: 'Your package is here. Receive what it adds.',
  firstChargeDone: 'You have received your package. Enjoy it.',
  firstChargeRules,
  firstPending: (count: number) =>
    message(
      'activity.firstPending',
      `If ${count === 1 ? 'your pending deposit' : 'one of your pending deposits'} arrives first, it counts as your first deposit instead.`,
    ),
  packageInAll: 'in all',
  packageHolds: (gifts: string) => `+ ${gifts}`,
  buyPackage: (amount: string) => `Deposit ${amount}`,
  noPackages: message('activity.noPackages', 'No packages right now.'),
  signDays: (received: number, all: number) => `${received} of ${all} days received`,
  signReady: 'Today’s reward is ready.',
  signTomorrow: 'The next reward is ready tomorrow.',
  signDone: 'You have received all of them.',
  signNone: message('activity.signNone', 'This bonus is for new players. The cards below are for everyone.'),
  signToCards: 'Sign-in cards',
  signRules,
  cardsTitle: 'Sign-in cards',
  cardsLead: 'Seven more rewards with each card.',
  cardsOwned: 'Your cards pay one reward a day.',
  cardsNeed: (amount: string) => message('activity.needRecharge', `Deposit ${amount} more to open the cards.`),
  cardPays: (gifts: string) => `Pays ${gifts} over seven days`,
  andCard: (title: string) => `+ ${title}`,
  cardsRules,
  cashTomorrow: 'Received for today. There is more tomorrow.',
  cashRules,
  makeUp: (day: number, gifts: string) => `Get day ${day}: ${gifts}`,
  makeUpLead: (left: number, points: string) =>
    left === 1
      ? `You can still get 1 missed day, for ${points} points.`
      : `You can still get ${left} missed days, for ${points} points each.`,
  missed: 'Missed',
  daysBefore: 'Earlier days',
  freeSignRules,
  followLead: 'Visit our pages on other sites. Each brings you a little.',
  followNone: message('activity.followNone', 'There are no pages to open right now.'),
  followRules,
  continuousLead: (least: string) => `Deposit ${least} or more on each of seven days in a row.`,
  continuousDays: (count: number) =>
    count === 0 ? 'Your streak starts with day 1' : count === 1 ? '1 day in a row' : `${count} days in a row`,
  continuousDone: 'Today’s deposit is here',
  continuousToday: 'No deposit today yet',
  continuousRules,
  accumulatedLead: 'Your deposits so far',
  accumulatedNext: (amount: string) => `${amount} more to the next milestone`,
  accumulatedAll: 'You have reached every milestone',
  milestoneAt: (amount: string) => `At ${amount}`,
  milestoneWaits: 'Comes with your next deposit',
  accumulatedRules,
});
