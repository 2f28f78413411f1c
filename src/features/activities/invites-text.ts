import { spoken } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import { friends } from './friends-text.ts';

const { valid, notValid, adults } = friends;

const friendsRules = [
  valid,
  notValid,
  'Each reward is yours once. Receive it on this page.',
  'Bet the coins as many times as the reward says before you withdraw.',
  adults,
];

const spinRules = [
  'One free turn a day, from midnight to midnight in Manila, and one for each friend who counts.',
  valid,
  notValid,
  'What you win goes to your pot. Once it is full, you can move all of it to your balance.',
  'Bet what you move as many times as it says above before you withdraw.',
  'A pot that is not full when the event ends is gone.',
  adults,
];

const countRules = [
  'Each friend who counts brings you one scratch card.',
  valid,
  notValid,
  'A card gives points. Use them in the lottery, or exchange them under Points.',
  'The lottery opens with your first card. What you win goes to your balance at once.',
  'Bet the coins as many times as it says before you withdraw.',
  adults,
];

/** The words of the promotions about invited friends. */
export const text = spoken('invites', {
  friendsLead: (count: number) => {
    if (count === 0) return 'No friend counts yet';
    return count === 1 ? '1 friend counts so far' : `${count} friends count so far`;
  },
  friendsNeed: (count: number) => (count === 1 ? '1 friend' : `${count} friends`),
  friendsProgress: (reached: number, target: number) => `${reached}/${target}`,
  friendsWithYou: (friends: number) => {
    if (friends === 0) return 'just you so far';
    return friends === 1 ? 'you and 1 friend' : `you and ${friends} friends`;
  },
  friendsNone: message('invite.none', 'There is nothing for you here right now.'),
  inviteNow: 'Invite',
  friendsRules,
  spinLead: 'What you win adds up in your pot.',
  spin: 'Spin the wheel',
  turning: 'Spinning…',
  turnsLeft: (count: number) => (count === 1 ? '1 turn left' : `${count} turns left`),
  noTurns: (when: string) => `No turns left. Your next free one: ${when}`,
  /** Until the end. */
  noTurnsMore: 'No turns left',
  noTurnsNow: 'No turns left. You get a free one tomorrow.',
  won: (amount: string) => message('activity.wheelWon', `You won ${amount}. It is in your pot.`),
  pot: 'Your pot',
  potOf: (pot: string, target: string) => `${pot} of ${target}`,
  exchange: (amount: string) => `Move ${amount} to my balance`,
  potWaits: (target: string) => `At ${target} you can move it to your balance.`,
  spinFriends: (counting: number, all: number) =>
    all === 0 ? 'No friend has joined yet.' : `Friends who count: ${counting} of ${all}`,
  average: (amount: string) => `On average a turn wins ${amount}.`,
  spinRules,
  cards: 'Your cards',
  cardsLeft: (count: number) => (count === 1 ? '1 card to scratch' : `${count} cards to scratch`),
  noCards: 'Each friend who counts brings you one.',
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
  winners: 'Players who filled a pot',
  noneYet: message('invite.noneYet', 'Nothing here yet.'),
  more: 'Show more',
});
