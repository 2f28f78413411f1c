import { spoken } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import { friends } from './friends-text.ts';

const months =
  'You can receive what friends bring in one month until the end of the next month, by the calendar in Manila.';
const undone = 'If a bet is taken back, your share of it is too.';
const later = 'A friend who enters your code after playing counts from the next day.';
const mustBet = 'Bet what you receive as many times as it says before you withdraw.';
const { valid, notValid } = friends;
const adults = `${friends.adults} Nobody has to bet for you.`;

/** The words of the two promotions about what friends bet. */
export const text = spoken('agents', {
  waiting: 'Waiting for you',
  share: (percent: string) => `${percent}% of what your friends bet`,
  take: (amount: string) => `Receive ${amount}`,
  takeCommission: 'Receive commission',
  takeBonus: 'Receive bonus',
  nothing: 'Nothing to receive yet',
  inAll: (amount: string) => `${amount} in all so far`,
  friends: (all: number, valid: number) =>
    all === 0
      ? 'Your friends'
      : `${all === 1 ? '1 friend' : `${all} friends`}, ${valid} ${valid === 1 ? 'counts' : 'count'}`,
  noFriends: message('agents.noFriends', 'No friends yet. Share your invitation, and they show up here.'),
  newest: (count: number) => `The newest ${count} are shown.`,
  counts: 'Counts',
  countsNot: 'Does not count yet',
  bet: (amount: string) => `Bet ${amount}`,
  brings: (amount: string) => `Brings ${amount}`,
  bothMonths: 'The amounts are from this month and last month.',
  rules: [valid, notValid, months, undone, later, 'Up to 500 friends count, those who joined first.', mustBet, adults],
  commission: 'Commission',
  bonusLead: (amount: string) => `${amount} for each friend who counts`,
  bonus: 'Friend bonus',
  levels: 'Your five levels',
  level: (level: number, percent: string) => `Level ${level}: ${percent}%`,
  people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  logOf: (level: number) => `Who is on level ${level}`,
  noPeople: message('agents.noPeople', 'Nobody on this level yet.'),
  levelsRules: [
    'Level 1 is your friends, level 2 is their friends, and so on down to level 5.',
    valid,
    'The same goes for the levels below. If a friend does not count, nobody they invited brings you anything.',
    notValid,
    months,
    undone,
    later,
    'Up to 500 people count on a level, and 1,000 in all.',
    'The bonus is given once for each friend on level 1.',
    mustBet,
    adults,
  ],
});
