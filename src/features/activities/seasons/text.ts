/** What the promotions of the seasons say: the festival, New Year and the lottery of the weekend. */
import { spoken } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { Left } from '../rules/until-draw.ts';

const festivalRules = [
  'You can buy each pack once, with one deposit of its price. The deposit goes to your balance as always.',
  'What the pack adds comes with that deposit. There is nothing to claim.',
  'Before you withdraw, bet what the pack adds as many times as it says, and the deposit once.',
  'If your deposit arrives after the festival, you still get the pack.',
  'Only deposit what you can spare.',
];

const newYearRules = [
  'What you do today gives active points. Receive them before midnight in Manila.',
  'Active points open boxes. They are not used up.',
  'A box holds lottery turns and fireworks. Each turn wins one of the prizes, and the chance of each stands beside it.',
  'The extra gift opens with the last box.',
  'Bet coins once before you withdraw. Points don’t have to be bet.',
  'Boxes, turns and fireworks are gone when it ends, too.',
  'Only bet and deposit what you can spare.',
];

const lotteryRules = [
  'Your bets from Monday to Friday count, by the days in Manila. Weekend bets do not.',
  'The draw is on Saturday at 20:00 in Manila. Every ticket has the same chance, and you can win once.',
  'A prize goes to your balance within a minute of the draw. There is nothing to claim.',
  'You are not in the draw if you are on a time-out or excluded at that time, have reached one of your limits, or your account is closed.',
  'Bet a prize as many times as it says before you withdraw.',
  'Don’t bet more just for tickets. Most win nothing.',
];

const some = (count: number, what: string): string[] =>
  count > 0 ? [`${count} ${what}${count === 1 ? '' : 's'}`] : [];

/** Days are told without their minutes, and nothing is told of what is none. */
const leftOf = ({ days, hours, minutes }: Left): string =>
  [...some(days, 'day'), ...some(hours, 'hour'), ...some(days > 0 ? 0 : minutes, 'minute')].join(' and ');

export const text = spoken('seasons', {
  festivalLead: 'Each pack adds coins to one deposit. You can buy each once.',
  festivalAllBought: 'You have bought every pack. Enjoy the fiesta.',
  festivalNone: message('activity.festivalNone', 'There is no festival right now.'),
  festivalRules,
  packBought: 'Bought',
  newYearNext: (left: number) =>
    left === 1 ? '1 more active point opens the next box' : `${left} more active points open the next box`,
  newYearReady: 'A box is ready to open.',
  newYearAll: 'Every box is open. Happy New Year!',
  newYearTasks: 'Today',
  newYearBoxes: 'Boxes',
  newYearBoxAt: (points: number) => `At ${points} points`,
  newYearLottery: 'Lottery',
  newYearTurn: 'Take a turn',
  newYearFireworks: 'Fireworks',
  newYearLight: 'Light one',
  newYearNothing: message('activity.newYearNothing', 'Nothing to do here right now. Come back tomorrow.'),
  newYearWinners: 'Winners',
  newYearWon: (gifts: string) => `won ${gifts}`,
  newYearRules,
  lotteryDraw: (when: string) => `Next draw: ${when}`,
  lotteryLeft: (left: Left) => `In ${leftOf(left)}`,
  lotteryNow: 'The draw is under way',
  lotteryTickets: 'Your tickets',
  lotteryGuest: message('activity.lotteryGuest', 'Log in to see your tickets.'),
  ticketsOf: (count: number) => (count === 1 ? '1 ticket' : `${count} tickets`),
  lotteryOdds: (own: number, all: number) => `You have ${own} of ${all} tickets. Each has the same chance.`,
  lotteryNone: 'You have no tickets this week.',
  lotteryWon: (gifts: string) => `You won ${gifts} in the last draw. It was added to your balance.`,
  lotteryPer: (amount: string, most: number) =>
    most > 0 ? `One ticket for every ${amount} you bet, up to ${most}` : `One ticket for every ${amount} you bet`,
  lotteryBet: (amount: string) => `You have bet ${amount} from Monday to Friday`,
  lotteryPrizes: 'Prizes',
  lotteryPlace: (place: number) => `Prize ${place}`,
  lotteryWinners: 'Last winners',
  lotteryDrawn: (when: string) => `Drawn on ${when}`,
  lotteryNoWinners: message('activity.lotteryNoWinners', 'Nobody has won yet.'),
  lotteryRules,
  lotteryFair: 'How you can check the draw',
  lotteryFairHow:
    'The numbers are fixed when the week begins. Only their SHA-256 is shown before the draw, and the numbers after it.',
  lotteryHash: 'This week’s SHA-256',
  lotterySeed: 'Numbers of the last draw',
  taskShare: 'Share Perya',
  share: 'Share',
});
