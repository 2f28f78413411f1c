import { spoken } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';

const valid = 'A friend counts with a linked phone and deposits of ₱100 or more in all.';
const notValid =
  'An account on your own device, or a second one on a friend’s, brings nothing. Of one network, five who join on a day count and twenty in all, and none who joins it on the day that you did.';
const months =
  'What friends bring in one month is yours to receive until the end of the next month, by the calendar in Manila.';
const undone = 'A bet that is taken back takes its share along.';
const later = 'Who enters your code after they have played counts from the next day.';
const mustBet = 'What you receive has to be bet as often as it says before you can withdraw it.';
const adults = 'Only invite adults of 21 or over who want to play. Nobody has to bet for you.';

/** The words of the two promotions about what friends bet. */
export const text = spoken('agents', {
  title: 'Agent',
  waiting: 'Waiting for you',
  share: (percent: string) => `${percent} % of what your friends bet`,
  take: (amount: string) => `Receive ${amount}`,
  takeCommission: 'Receive commission',
  takeBonus: 'Receive bonus',
  nothing: 'Nothing to receive yet',
  inAll: (amount: string) => `${amount} in all so far`,
  stillYours: message('agents.stillYours', 'This is over. What your friends have brought is still yours.'),
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
  bothMonths: 'Amounts are of this month and the last.',
  rulesTitle: 'How it works',
  rules: [
    valid,
    notValid,
    months,
    undone,
    later,
    'Up to 500 friends count, those first who joined first.',
    mustBet,
    adults,
  ],
  levelsTitle: 'Agent of five levels',
  commission: 'Commission',
  bonusLead: (amount: string) => `${amount} for each friend who counts`,
  bonus: 'Friend bonus',
  levels: 'Your five levels',
  level: (level: number, percent: string) => `Level ${level}: ${percent} %`,
  people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  logOf: (level: number) => `Who is on level ${level}`,
  noPeople: message('agents.noPeople', 'Nobody on this level yet.'),
  levelsRules: [
    'Level 1 are your friends, level 2 their friends, and so on down to level 5.',
    valid,
    'The same goes for everybody below: who stands under a friend who does not count brings nothing.',
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
