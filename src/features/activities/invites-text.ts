import { spoken } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';

/** What makes a friend count is the same in every promotion about friends. */
const valid = 'A friend counts with a linked phone and deposits of ₱100 or more in all.';
const notValid =
  'An account on your own device, or a second one on a friend’s, does not count. Of one network, five who join on a day count and twenty in all, and none who joins it on the day that you did.';
const adults = 'Only invite adults of 21 or over who want to play.';

const friendsRules = [
  valid,
  notValid,
  'Each reward is yours once. Receive it on this page.',
  'Coins have to be bet as often as the reward says before you can withdraw them.',
  adults,
];

const spinRules = [
  'One free turn a day, by the day in Manila, and one for each friend who counts.',
  valid,
  notValid,
  'What a turn wins goes to your pot. A full pot can be moved to your balance, all of it at once.',
  'What you move has to be bet as often as it says above before you can withdraw it.',
  'A pot that is not full when the event ends is gone.',
  adults,
];

const countRules = [
  'Each friend who counts gives one scratch card.',
  valid,
  notValid,
  'A card gives points. Points enter the lottery, or can be exchanged at Points.',
  'The lottery opens with your first card. What it wins goes to your balance at once.',
  'Coins have to be bet as often as it says before you can withdraw them.',
  adults,
];

/** The words of the promotions about invited friends. */
export const text = spoken('invites', {
  rulesTitle: 'How it works',
  friendsTitle: 'Invite friends',
  friendsLead: (count: number) => (count === 1 ? '1 friend of yours counts' : `${count} friends of yours count`),
  friendsNeed: (count: number) => (count === 1 ? '1 friend' : `${count} friends`),
  friendsProgress: (reached: number, target: number) => `${reached}/${target}`,
  friendsNone: message('invite.none', 'There is nothing for you here right now.'),
  inviteNow: 'Invite',
  friendsRules,
  spinTitle: 'Perya wheel',
  spinLead: 'What you win adds up in your pot.',
  spin: 'Turn the wheel',
  turning: 'It turns…',
  turnsLeft: (count: number) => (count === 1 ? '1 turn left' : `${count} turns left`),
  noTurns: (when: string) => `No turns left. The next free one: ${when}`,
  noTurnsNow: 'No turns left. There is a free one tomorrow.',
  won: (amount: string) => message('activity.wheelWon', `You won ${amount}. It is in your pot.`),
  pot: 'Your pot',
  potOf: (pot: string, target: string) => `${pot} of ${target}`,
  exchange: (amount: string) => `Move ${amount} to my balance`,
  potWaits: (target: string) => `At ${target} you can move it to your balance.`,
  spinFriends: (counting: number, all: number) => `Friends who count: ${counting} of ${all}`,
  odds: 'How likely each prize is',
  prize: 'Prize',
  chance: 'Chance',
  average: (amount: string) => `On average a turn wins ${amount}.`,
  spinRules,
  countTitle: 'Scratch cards',
  cards: 'Your cards',
  cardsLeft: (count: number) => (count === 1 ? '1 card to scratch' : `${count} cards to scratch`),
  noCards: 'Each friend who counts gives you one.',
  scratch: 'Scratch a card',
  cardOdds: 'What a card gives, and how likely',
  averageCard: (points: string) => `On average a card gives ${points} points.`,
  lottery: 'Lottery',
  youHave: (points: string) => `You have ${points} points`,
  drawFor: (points: string) => `Draw for ${points} points`,
  needsCard: 'The lottery opens with your first scratch card.',
  needsPoints: (points: string) => `A draw costs ${points} points. Cards bring them.`,
  lotteryOdds: 'What a draw wins, and how likely',
  averageDraw: (amount: string) => `On average a draw wins ${amount}.`,
  friends: 'My friends',
  counts: 'Counts',
  countsNot: 'Does not count yet',
  countRules,
  records: 'My turns and friends',
  turnWon: 'Turn',
  friendCounts: (phone: string) => `A friend counts: ${phone}`,
  winners: 'Who moved a pot',
  noneYet: message('invite.noneYet', 'Nothing here yet.'),
  more: 'Show more',
});
