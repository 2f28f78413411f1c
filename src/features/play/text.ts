import { spoken } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';

/** Every text around a game. */
export const text = spoken('play', {
  back: 'Leave the game',
  deposit: 'Deposit',
  menu: 'Game menu',
  frame: (game: string) => `${game}, the game`,
  someGame: 'Game',
  offline: message('game.offline', 'No connection.'),
  unanswered: message('game.unanswered', 'Our server isn’t answering.'),
  balance: (amount: string, savedAt: string) => `Balance ${amount}, as of ${savedAt}`,
  /** In the place of the time: what the game itself shows is newer. */
  beforeRound: 'before last round',
  asOf: (time: string) => `As of ${time}`,
  /** As the player leaves a game whose answer to a bet has not come. */
  betOut: message('game.betOut', 'Your last bet is still on its way. Your balance may change in a moment.'),
  opening: (game: string) => `Opening ${game}…`,
  slow: message('game.slow', 'Taking longer than usual…'),
  stillWaiting: message('game.stillWaiting', 'Still trying. No bet is placed until the game opens.'),
  goOnWaiting: 'Keep waiting',
  leave: 'Back to the lobby',
  failedTitle: 'The game didn’t open',
  menuBalance: 'Balance',
  played: 'Time played',
  minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  bets: 'Bets',
  wins: 'Wins',
  net: 'Net',
  unknown: '—',
  sumsUnknown: message('game.sumsUnknown', 'Go online to see your bets and wins.'),
  favorite: 'Favorite',
  share: 'Share this game',
  takeBreak: 'Take a time-out',
  remind: 'Play-time reminder',
  remindEvery: (minutes: number) => `Every ${minutes} minutes`,
  lastGames: 'Switch to',
  exit: 'Leave the game',
  closeMenu: 'Close game menu',
  realityTitle: (minutes: number) => `You have played for ${minutes} minutes`,
  realityAdvice: message(
    'game.reality',
    'Arrange your game time reasonably, enjoy a healthy life, and it is recommended that you take a proper rest.',
  ),
  keepPlaying: 'Keep playing',
  breakWhy: message('game.break', 'Games stay locked until your time-out ends. It can’t be canceled.'),
  breakBegin: (length: string) => `Start a time-out of ${length}`,
  breakLengths: { 15: '15 minutes', 60: '1 hour', 1440: '24 hours' } as Record<number, string>,
  breakLonger: 'For days or weeks, or to stop for good, open “Play responsibly” in your profile.',

  /** As it begins, and at a launch in the middle of it. */
  stillOnBreak: (time: string) => message('game.onBreak', `You’re on a time-out until ${time}. Games open again then.`),

  /** Why a game did not open, by the key of its refusal. */
  refusalTexts: {
    'game.notFound': 'This game is no longer available.',
    'game.maintenance': 'This game is under maintenance. Please try another one.',
    'game.dailyLimit': 'The daily betting limit has been exceeded and you cannot enter the game.',
    'game.weeklyLimit': 'The weekly betting limit has been exceeded and you cannot enter the game.',
    'game.monthlyLimit': 'The monthly betting limit has been exceeded and you cannot enter the game.',
    'game.selfExcluded': 'During the self-exclusion period, no game can be opened.',
    'game.needsKyc': 'Verify your identity before you play.',
    'game.providerDown': 'The game provider isn’t responding. Please try again in a while.',
    'game.onBreak': 'You’re on a time-out. Games open again when it’s over.',
    'game.lossLimit': 'You’ve reached your loss limit. Games open again when the day, week or month is over.',
  } as Record<string, string>,

  launchOffline: message(
    'common.offline',
    'You’re offline. The game opens once you’re connected. A bet already placed still counts.',
  ),
  backOnLine: message('game.backOnLine', 'You’re back online. Try again to open the game.'),

  missing: message('game.missing', 'The game isn’t answering. Try again, or pick another one meanwhile.'),
  unsafe: message('game.unsafe', 'This game’s address isn’t safe to open.'),
  unnamed: message('game.unnamed', 'That game link looks broken.'),
} as const);
