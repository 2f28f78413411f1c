/** Every word of the games. Read where it is shown, so that another language can take its place. */
import type { Color } from '../engines/color/color-game.ts';
import type { HandName } from '../engines/poker/judge-hand.ts';
import { pictureNames } from './slot/picture-names.ts';

const colors: Record<Color, string> = {
  yellow: 'Yellow',
  white: 'White',
  pink: 'Pink',
  blue: 'Blue',
  red: 'Red',
  green: 'Green',
};

const hands: Record<HandName, string> = {
  royalFlush: 'Royal flush',
  straightFlush: 'Straight flush',
  fourOfAKind: 'Four of a kind',
  fullHouse: 'Full house',
  flush: 'Flush',
  straight: 'Straight',
  threeOfAKind: 'Three of a kind',
  twoPair: 'Two pair',
  jacksOrBetter: 'Jacks or better',
};

export const text = {
  loading: 'Opening the game',
  balance: 'Balance',
  bet: 'Bet',
  win: 'Paid out',
  less: 'Bet less',
  more: 'Bet more',
  rules: 'Rules and odds',
  close: 'Close',
  soundOn: 'Turn sound on',
  soundOff: 'Turn sound off',
  exit: 'Leave the game',
  deposit: 'Deposit',
  ok: 'OK',
  tryAgain: 'Try again',

  welcome: 'Choose your bet',
  noWin: 'No win this round',
  won: (amount: string) => `You won ${amount}`,
  /** Less than what was staked is no win, and is not called one. */
  returned: (amount: string, stake: string) => `${amount} of your ${stake} came back`,
  evenOut: (amount: string) => `Your ${amount} came back`,
  earlier: 'Your last round',
  missedWin: (stake: string, amount: string) => `While you were away: you bet ${stake} and won ${amount}`,
  missedReturn: (stake: string, amount: string) => `While you were away: you bet ${stake}, and ${amount} came back`,
  missedLoss: (stake: string) => `While you were away: you bet ${stake}, and there was no win`,
  underway: 'Your last round is being finished',
  capped: (balance: string) => `Your balance of ${balance} allows no larger bet`,
  cappedRound: (most: string) => `One round costs ${most} at most`,

  alone: 'This game is played inside Perya',
  aloneMore: 'There you find your balance, your limits and the way out. Nothing has been bet here.',
  toProduct: 'Go to Perya',
  stillOpening: 'The game does not answer yet',
  stillOpeningMore: 'Nothing has been bet. You can go on waiting, or leave and come back later.',
  waiting: 'Still waiting for the answer',
  stillWaiting: 'Still waiting',
  stillWaitingMore:
    'Your bet is safe: it counts once or not at all. If you leave, the result is shown when you come back.',

  notEnough: 'Not enough balance',
  notEnoughMore: 'Choose a smaller bet, or add to your balance.',
  limit: 'You have reached your limit',
  limitMore: 'This round was not played. Your limits are under Responsible gaming.',
  closed: 'Session ended',
  closedMore: 'It was closed, or the game was opened elsewhere. Open it again from the lobby.',
  launch: 'This link has expired',
  launchMore: 'Each opens the game once, and only for a minute. Open it again from the lobby.',
  lost: 'Connection lost',
  lostMore: 'Your round is kept. We keep asking for it; nothing is bet twice.',
  tableLost: 'Connection lost. Bets you have placed still count.',
  undone: 'The round was not played. Your bet is back.',
  tooLate: 'Bets were closed. Your bet was not taken.',
  invalid: 'That bet cannot be placed.',

  spin: 'Spin',
  skip: 'Skip',
  spinning: 'The reels turn',
  freeSpins: (count: number) => `${count} free spins`,
  freeSpin: (at: number, of: number) => `Free spin ${at} of ${of}`,
  lines: (count: number) => (count === 1 ? '1 line pays' : `${count} lines pay`),
  wild: 'Wild',
  scatter: 'Free',
  reels: (rows: string) => `The reels show: ${rows}`,
  /** By the picture that a game's own symbols have. */
  pictures: pictureNames,
  symbols: {
    wild: 'wild',
    scatter: 'scatter',
    heart: 'heart',
    diamond: 'diamond',
    club: 'club',
    spade: 'spade',
  },

  roll: 'Roll',
  rolling: 'The dice roll',
  clear: 'Clear',
  chip: 'Chip',
  chipOf: (amount: string) => `Chip of ${amount}`,
  chosenOn: (amount: string) => `${amount} chosen`,
  placedOn: (amount: string) => `${amount} bet`,
  placedMark: (amount: string) => `✓ ${amount}`,
  nothingOn: 'no bet',
  again: (amount: string) => `Same again: ${amount}`,
  showing: (dice: string) => `The dice show ${dice}`,
  showed: (dice: string) => `the dice showed ${dice}`,
  placeColors: 'Tap the colors you bet on',
  placeBet: 'Place bet',
  placed: (amount: string) => `Bet placed: ${amount}`,
  nextRoll: (seconds: number) => `, next roll in ${seconds} s`,
  bettingOpen: 'Place your bets',
  bettingClosed: 'Bets are closed',
  nextRound: 'Next round soon',
  secondsLeft: (seconds: number) => `${seconds} s`,
  lastRounds: 'Last rounds',
  colors,

  deal: 'Deal',
  draw: 'Draw',
  hint: 'Hint',
  hold: (place: number) => `Hold card ${place}`,
  held: 'Held',
  chooseHold: 'Tap the cards you keep, then draw',
  hintIs: (cards: string) =>
    cards === ''
      ? 'The strategy keeps none; none is held now'
      : `Held as the strategy does: ${cards}. You may change it`,
  handIs: (cards: string) => `Your hand: ${cards}`,
  hands,
  nothing: 'Nothing that pays',
  ranks: ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'],
  rankNames: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'jack', 'queen', 'king', 'ace'],
  suitNames: ['clubs', 'diamonds', 'hearts', 'spades'],
  cardName: (rank: string, suit: string) => `${rank} of ${suit}`,
  faceDown: 'face down',

  rtp: (percent: string) => `Over a very long time this game pays back ${percent}% of all bets.`,
  rtpMore: 'It says nothing about your next rounds: each is drawn anew, and none depends on those before it.',
  drawn: 'Every result is drawn at random by our server before it is shown, and nothing you do after that changes it.',
  limits: (least: string, most: string) => `One round costs from ${least} to ${most}.`,
  kindBy: (kind: string) => `${kind} by Perya Games`,
  kinds: {
    slot: 'Slot with five reels',
    color: 'Color Game',
    live: 'Color Game at a live table',
    poker: 'Video poker (Jacks or Better)',
  },
  pays: 'What pays',
  perStake: 'times the bet',
  slotRules: [
    'Your bet is divided equally among 20 lines. Equal symbols next to each other on a line, from the left, pay.',
    'Wild stands for every symbol but the scatter, on the three reels in the middle.',
    'Three scatters or more anywhere pay on your whole bet and begin free spins.',
  ],
  freeRules: (counts: string, most: number, times: number) =>
    `3, 4 or 5 scatters give ${counts} free spins. Free spins can win more, up to ${most} in a round.${times > 1 ? ` In free spins every prize counts ${times} times.` : ''}`,
  slotTable: 'Prizes for 3, 4 and 5 equal symbols, in times the bet of one line (a twentieth of your bet).',
  scatterRow: 'Scatter (times the whole bet)',
  colorRules: [
    'Three dice, each with the same six colors. Bet on one color or on several.',
    'A color on one die pays 1 to 1, on two dice 2 to 1, on all three 11 to 1; the bet itself comes back with it.',
    'A color that no die shows loses its bet.',
  ],
  colorOdds: 'Of 216 rolls, a color shows on one die in 75, on two in 15 and on all three in 1.',
  liveRules: 'At this table everybody plays the same round: 15 seconds for bets, then one roll for all.',
  pokerRules: [
    'Five cards from a deck of 52. Keep those you want, and the others are replaced once.',
    'The deck is shuffled before the deal; what lies on top of it does not depend on what you keep.',
  ],
  pokerRtp:
    'The figure belongs to the strategy that Hint shows. Played perfectly it would be 97.30%; other ways of holding pay less.',
  handTable: 'Prizes in times the bet.',
};

/** The same words in another language. */
export type Words = typeof text;
