/** What the promotions of the seasons say: the festival, New Year and the lottery of the weekend. */
import { spoken } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { Left } from '../rules/until-draw.ts';

const festivalRules = [
  'A pack is bought once, with one deposit of its price. The deposit goes to your balance as any other.',
  'What the pack adds comes together with that deposit. There is nothing to receive.',
  'What a pack adds has to be bet as often as it says before you can withdraw it, and the deposit once.',
  'A deposit that arrives after the festival still brings the pack that it was made for.',
  'Deposit only what you can spare.',
];

const newYearRules = [
  'What you do in a day gives active points, by the day in Manila. Receive them on the same day.',
  'Active points open boxes. They are not used up.',
  'A box holds turns of the lottery and fireworks. Each turn wins one of the prizes, as likely as it says beside it.',
  'The extra gift opens with the last box.',
  'Coins have to be bet once before you can withdraw them. Points do not.',
  'What you have not received, opened or used by the end is gone.',
  'Bet and deposit only what you can spare.',
];

/** What New Year counts in. */
const lotteryRules = [
  'What you bet from Monday to Friday, by the days in Manila, is counted. Bets of Saturday and Sunday are not.',
  'The draw is on Saturday at 20:00 in Manila. Every ticket is as likely as every other, and you win once at most.',
  'A prize goes to your balance by itself, within a minute of the draw.',
  'If you are on a time-out, have reached a limit of yours or have closed your account at the draw, you are not drawn.',
  'Prizes have to be bet as often as it says before you can withdraw them.',
  'Do not bet more for a ticket. Most tickets win nothing.',
];

const leftOf = ({ days, hours, minutes }: Left): string => {
  if (days > 0) return `${days} d ${hours} h`;
  return hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`;
};

export const text = spoken('seasons', {
  festivalTitle: 'Fiesta packs',
  festivalLead: 'Each pack adds coins to one deposit. You can buy each once.',
  festivalAllBought: 'You have bought every pack. Enjoy the fiesta.',
  festivalNone: message('activity.festivalNone', 'There is no festival right now.'),
  festivalRules,
  packBought: 'Bought',
  newYearTitle: 'New Year',
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
  lotteryTitle: 'Weekend lottery',
  lotteryDraw: (when: string) => `Next draw: ${when}`,
  lotteryLeft: (left: Left) => `In ${leftOf(left)}`,
  lotteryNow: 'The draw is under way',
  lotteryTickets: 'Your tickets',
  lotteryGuest: message('activity.lotteryGuest', 'Log in to see your tickets.'),
  ticketsOf: (count: number) => (count === 1 ? '1 ticket' : `${count} tickets`),
  lotteryOdds: (own: number, all: number) => `You have ${own} of ${all} tickets. Each is as likely to be drawn.`,
  lotteryNone: 'You have no tickets this week.',
  lotteryPer: (amount: string, most: number) =>
    most > 0
      ? `One ticket for each ${amount} that you bet, ${most} at most`
      : `One ticket for each ${amount} that you bet`,
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
  linkCopied: message('activity.linkCopied', 'The link is copied.'),
  linkNotCopied: message('activity.linkNotCopied', 'This phone does not share links.'),
  chance: (percent: string) => `${percent} %`,
  chances: 'How likely each prize is',
});
