/** What the promotions of the seasons say: the festival, New Year and the lottery of the weekend. */
import { spoken } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';

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
const items: Record<number, (count: number) => string> = {
  40_001: (count) => (count === 1 ? '1 active point' : `${count} active points`),
  40_002: (count) => (count === 1 ? '1 box' : `${count} boxes`),
  40_003: (count) => (count === 1 ? '1 lottery turn' : `${count} lottery turns`),
  40_004: (count) => (count === 1 ? '1 firework' : `${count} fireworks`),
};

export const text = spoken('seasons', {
  festivalTitle: 'Fiesta packs',
  festivalLead: 'Each pack adds coins to one deposit. You can buy each once.',
  festivalAllBought: 'You have bought every pack. Enjoy the fiesta.',
  festivalNone: message('activity.festivalNone', 'There is no festival right now.'),
  festivalRules,
  packBought: 'Bought',
  items,
  newYearTitle: 'New Year',
  newYearBefore: (when: string) => message('activity.newYearBefore', `It begins on ${when}.`),
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
  newYearEach: (gifts: string) => `Each gives ${gifts}`,
  newYearNothing: message('activity.newYearNothing', 'Nothing to do here right now. Come back tomorrow.'),
  newYearWinners: 'Winners',
  newYearWon: (gifts: string) => `won ${gifts}`,
  newYearRules,
  taskLogin: 'Log in today',
  taskShare: 'Share Perya',
  taskBet: (amount: string) => `Bet ${amount} today`,
  taskDeposit: (amount: string) => `Deposit ${amount} today`,
  share: 'Share',
  linkCopied: message('activity.linkCopied', 'The link is copied.'),
  linkNotCopied: message('activity.linkNotCopied', 'This phone does not share links.'),
  chance: (percent: string) => `${percent} %`,
  chances: 'How likely each prize is',
});
