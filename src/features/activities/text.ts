import { spoken } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';

const supplyRules = [
  'For players who have deposited before and have less than ₱1.00 left.',
  'Not while a round is open or a withdrawal is on its way.',
  'It has to be bet once before it can be withdrawn.',
];

const tasksRules = [
  'What you do counts by itself.',
  'A reward goes to your balance when you receive it, once for each task.',
  'Coins from tasks may have to be played before they can be withdrawn.',
];

const christmasRules = [
  'Light one bulb on each day of the event.',
  'Lit bulbs open gifts. What is inside goes to your balance when you receive it.',
  'The extra gift opens when you have received all twelve.',
  'Coins from gifts have to be played before they can be withdrawn.',
  'A gift that is not received by the end of the event is gone.',
];

const firstChargeRules = [
  'For your first deposit only. It buys one package: the largest that it pays for.',
  'The percent count your deposit and what the package adds.',
  'What the package adds is yours once your deposit is here. Receive it on this page, also after the offer ends.',
  'What a package adds has to be bet as often as it says before you can withdraw it, and your deposit once.',
];

const continuousRules = [
  'A deposit counts for the day in Manila on which it arrives, once a day.',
  'Each day in a row earns its reward. Receive it on this page.',
  'After a day without a deposit the next one begins at day 1. What you have not received by then is gone.',
  'Coins have to be played as often as the reward says before they can be withdrawn.',
  'Deposit only what you can spare.',
];

const accumulatedRules = [
  'All your deposits count together. There is no time limit.',
  'When a deposit reaches a milestone, its coins come with that deposit by themselves, once.',
  'Milestones that you reached before come with your next deposit.',
  'Coins have to be played as often as the milestone says before they can be withdrawn.',
];

const signRules = [
  'For new players. There are seven rewards, one a day.',
  'A day that you miss is not lost: the next reward waits for you.',
  'Coins have to be played before they can be withdrawn.',
];

const cardsRules = [
  'A card is bought once, with one deposit of its price. The deposit goes to your balance as any other.',
  'Each card pays seven rewards, one a day. A day that you miss is not lost.',
  'What a card pays has to be bet as often as it says before you can withdraw it, and the deposit once.',
  'A card that is bought goes on paying after the offer ends.',
];

const cashRules = [
  'One bonus a day, by the day in Manila. It grows over seven days in a row.',
  'A missed day starts again at day 1, and so does the day after the seventh.',
  'Coins have to be played before they can be withdrawn.',
];

const freeSignRules = [
  'Points for each of thirty days, by the day in Manila. Then the next thirty begin.',
  'You may make up for a missed day with points, as often as it says above.',
  'Points can be exchanged at Points. Points themselves do not have to be bet.',
];

const followRules = [
  'Open a page, come back here, and receive its reward, once for each page.',
  'The pages belong to other companies, and their own terms count there.',
  'Coins have to be played before they can be withdrawn.',
];

export const text = spoken('activities', {
  back: 'Back',
  activitiesTitle: 'Activities',
  activity: 'Activity',
  noActivities: message('activity.none', 'Nothing is on right now.'),
  toGames: 'To the games',
  rewardsTitle: 'Rewards',
  rewardTitle: 'Reward',
  noRewards: message('rewards.none', 'No other reward for you right now.'),
  guestRewards: message('rewards.guest', 'Log in to see the rewards that are yours.'),
  rewardGone: message('rewards.gone', 'This reward is no longer here.'),
  logIn: 'Log in',
  toActivities: 'All activities',
  toRewards: 'All rewards',
  aboutReward: 'About this reward',
  openReward: 'Open',
  tasksTitle: 'Tasks',
  noTasks: message('tasks.none', 'No tasks right now.'),
  milestones: 'Milestones',
  task: 'Task',
  tasksDone: (count: number) => `${count} done`,
  progress: (reached: number, target: number) => `${reached} of ${target}`,
  notDone: 'Not done yet',
  doTask: 'Go',
  tasksRulesTitle: 'How tasks work',
  tasksRules,
  until: (when: string) => `Until ${when}`,
  always: 'Always on',
  isOver: 'Over',
  ready: 'Ready',
  soFar: (reached: number | string, target: number | string) => `${reached} of ${target} so far`,
  newWindow: 'opens in a new window',
  ticketsHeld: (count: number) => (count === 1 ? '1 ticket' : `${count} tickets`),
  turnsHeld: (count: number) => (count === 1 ? '1 turn' : `${count} turns`),
  cardsHeld: (count: number) => (count === 1 ? '1 scratch card' : `${count} scratch cards`),
  waiting: (amount: string) => `${amount} waits`,
  onHome: 'Choose what home shows',
  period: (from: string, to: string) => `${from} to ${to}`,
  endedTitle: 'Tips',
  ended: message('activity.end', 'Event has ended, please exit the current page'),
  ok: 'OK',
  supplyTitle: 'Supply',
  supplyLead: 'Out of coins? Collect some for free, every day.',
  supplyLeft: (left: number) => `${left} left today`,
  supplyRulesTitle: 'Who can claim',
  supplyRules,
  getSupply: (amount: string) => `Get ${amount}`,
  getSome: 'Get it',
  getting: 'One moment…',
  checking: 'Checking with the bank…',
  responsible: 'Gambling can be addictive. Know when to stop.',
  given: (gifts: string) => message('activity.given', `Yours now: ${gifts}.`),
  noConnection: message('activity.noConnection', 'You can get this as soon as you’re connected again.'),
  stillAsking: message('activity.stillAsking', 'No answer yet. You get it once, however long this takes.'),
  christmasTitle: 'Christmas',
  christmasTree: 'Your tree',
  christmasBulbs: (count: number) => (count === 1 ? '1 bulb is lit' : `${count} bulbs are lit`),
  christmasSign: 'Light today’s bulb',
  christmasSigned: 'Today’s bulb is lit',
  christmasPerGift: (bulbs: number) => (bulbs === 1 ? 'One bulb opens one gift' : `${bulbs} bulbs open one gift`),
  christmasGifts: (received: number, all: number) => `Gifts: ${received} of ${all} received`,
  giftNumber: (number: number) => `Gift ${number}`,
  giftOpen: 'Open',
  giftReceive: 'Receive',
  giftReceived: 'Received',
  christmasExtra: 'Extra gift',
  christmasExtraWaits: 'Opens when all gifts are received',
  christmasRulesTitle: 'How it works',
  afterEnd: {
    nothing: 'Receive your rewards before it ends. What is left then is gone.',
    earned: 'What you have earned by its end can still be received after it.',
    bought: 'What you have bought can still be received after its end. The rest is gone then.',
  },
  oddsForPlayers: message('activity.oddsForPlayers', 'Log in to see how likely each prize is.'),
  offerMore: 'See the rules',
  offerClose: 'Not now',
  christmasRules,
  congratulations: 'Congratulations',
  firstChargeTitle: 'First deposit',
  firstChargeLead: 'Your first deposit brings more. Choose one package.',
  firstChargeReady: 'Your package is here. Receive what it adds.',
  firstChargeDone: 'You have received your package. Enjoy it.',
  firstChargeRules,
  depositOf: (amount: string) => `${amount} deposit`,
  packageHolds: (gifts: string) => `+ ${gifts}`,
  mustBet: (least: number, most: number) => {
    const often = most === 1 ? 'once' : least === most ? `${most} times` : `${least} to ${most} times`;
    return `Bet it ${often} before you withdraw it. Any game counts, no time limit.`;
  },
  begins: (when: string) => message('activity.begins', `It begins on ${when}.`),
  buyPackage: (amount: string) => `Deposit ${amount}`,
  noPackages: message('activity.noPackages', 'No packages right now.'),
  signTitle: 'New player bonus',
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
  cashTitle: 'Daily bonus',
  cashTomorrow: 'Received for today. There is more tomorrow.',
  cashRules,
  freeSignTitle: 'Points calendar',
  makeUp: 'Make up',
  makeUpLead: (left: number, points: string) =>
    left === 1
      ? `You may make up for 1 missed day for ${points} points.`
      : `You may make up for ${left} missed days for ${points} points each.`,
  missed: 'Missed',
  freeSignRules,
  followTitle: 'Follow us',
  followLead: 'Open our pages elsewhere. Each brings a little.',
  followNone: message('activity.followNone', 'There are no pages to open right now.'),
  followRules,
  continuousTitle: 'Seven days of deposits',
  continuousLead: (least: string) => `Deposit ${least} or more on each of seven days in a row.`,
  continuousDays: (count: number) => (count === 1 ? '1 day in a row' : `${count} days in a row`),
  continuousDone: 'Today’s deposit is here',
  continuousToday: 'No deposit today yet',
  continuousRules,
  toDeposit: 'Deposit',
  dayNumber: (number: number) => `Day ${number}`,
  accumulatedTitle: 'Deposit milestones',
  accumulatedLead: 'Your deposits so far',
  accumulatedNext: (amount: string) => `${amount} more to the next milestone`,
  accumulatedAll: 'You have reached every milestone',
  milestoneAt: (amount: string) => `At ${amount}`,
  milestoneWaits: 'Comes with your next deposit',
  accumulatedRules,
});
