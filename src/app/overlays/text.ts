import { spoken } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';

/** Texts of the root overlays. */
export const text = spoken('overlays', {
  tips: 'Tips',
  ok: 'OK',
  heartbeat: {
    maintenance: message('heartbeat.maintenance', 'System Maintenance'),
    rest: message(
      'heartbeat.rest',
      'Arrange your game time reasonably, enjoy a healthy life, and it is recommended that you take a proper rest.',
    ),
    daily: message('heartbeat.daily', 'The daily betting limit has been exceeded and you cannot enter the game.'),
    weekly: message('heartbeat.weekly', 'The weekly betting limit has been exceeded and you cannot enter the game.'),
    monthly: message('heartbeat.monthly', 'The monthly betting limit has been exceeded and you cannot enter the game.'),
    loss: message('heartbeat.loss', 'You’ve reached your loss limit. Games open again when it resets.'),
  },

  sessionOver: message('login.expired', 'Your session expired. Please log in again.'),

  checking: message('money.checking', 'Checking if it went through…'),
  checkingLater: message(
    'money.checking',
    'We’re still confirming your last transaction. We’ll update you once you’re connected.',
  ),
  /** Of all others, which are claims. */
  learnt: {
    done: message('money.done', 'It went through.'),
    begun: message('money.begun', 'Your deposit is ready. Open your wallet to pay it.'),
    refused: message('money.refused', 'Your last request was declined. Nothing was received.'),
    notArrived: message('money.notArrived', 'Your last request didn’t go through. Nothing was received. Try again.'),
    unknown: message('money.unknown', 'We couldn’t confirm this. Check your balance before trying again.'),
  },
  /** Of a call that has a name, and what has not been spent for it. */
  learntOf: {
    done: (what: string) => message('money.done', `${what} went through.`),
    /** The bank has paid nothing yet. */
    asked: (what: string) => message('money.done', `${what} was requested. We’ll tell you when it’s paid.`),
    refused: (what: string, spared: string) => message('money.refused', `${what} was declined. ${spared}`),
    notArrived: (what: string, spared: string) =>
      message('money.notArrived', `${what} didn’t go through. ${spared} Try again.`),
  },
  refusedBecause: (what: string, spared: string, why: string) =>
    message('money.refused', `${what} was declined. ${spared} ${why}`),
  spared: { money: 'No money was moved.', other: 'Nothing was used.' },
  withdrawalOf: (amount: string) => `Your withdrawal of ${amount}`,
  depositOf: (amount: string) => `Your deposit of ${amount}`,
  transferOf: (amount: string) => `Your transfer of ${amount}`,
  pointsExchange: 'Your points exchange',
  spin: 'Your spin',
  canceled: {
    done: (what: string) => message('money.done', `${what} was canceled.`),
    refused: (what: string) => message('money.refused', `${what} wasn’t canceled.`),
    notArrived: (what: string) => message('money.notArrived', `${what} wasn’t canceled.`),
  },
  orders: { 'PW-': 'Your withdrawal', 'PD-': 'Your deposit', other: 'Your order' },

  withdrawalPaid: (amount: string) => message('wallet.paid', `Your withdrawal of ${amount} was paid.`),
  withdrawalReturned: (amount: string) =>
    message('wallet.returned', `Your withdrawal of ${amount} wasn’t paid. The money is back in your balance.`),

  gave: (gifts: string) => message('money.done', `It went through: ${gifts}.`),

  timeOutHere: {
    now: message('care.timeOutHere', 'You’re on a time-out. We’re saving it to your account.'),
    offline: message(
      'care.timeOutHere',
      'You’re on a time-out on this phone. We’ll save it to your account once you’re connected.',
    ),
    unanswered: message(
      'care.timeOutHere',
      'You’re on a time-out on this phone. Our server isn’t answering. We’ll save it to your account once it does.',
    ),
    givenUp: message(
      'care.timeOutHere',
      'You’re on a time-out on this phone. It isn’t saved to your account yet. We’ll try again the next time you open the app.',
    ),
  },
  excludedHere: {
    now: message('care.excludedHere', 'You’re excluded. We’re saving it to your account.'),
    offline: message(
      'care.excludedHere',
      'You’re excluded on this phone from now on. We’ll save it to your account once you’re connected.',
    ),
    unanswered: message(
      'care.excludedHere',
      'You’re excluded on this phone from now on. Our server isn’t answering. We’ll save it to your account once it does.',
    ),
    givenUp: message(
      'care.excludedHere',
      'You’re excluded on this phone from now on. It isn’t saved to your account yet. We’ll try again the next time you open the app.',
    ),
  },
  timeOutSet: (time: string) => message('care.timeOutSet', `Your time-out lasts until ${time}. Rest well.`),
  excluded: (time: string) => message('care.excluded', `You’re excluded until ${time}. Take good care of yourself.`),
  excludedForGood: message('care.excludedForGood', 'You’re excluded for good. Take good care of yourself.'),

  updateReady: message('app.updateReady', 'A new version is ready.'),
  updateNow: 'Update',
  updating: 'Updating…',

  ageTitle: 'IMPORTANT NOTICE',
  ageLead: 'You can’t register or play if you’re:',
  ageGroups: [
    'Government officials, and employees whose work is tied to operating the government',
    'Members of the armed forces or of the national police',
    'Persons under 21 years of age',
    'Persons on the gaming regulator’s restricted-persons database',
    'Holders of a gaming employment license, and staff and affiliates of providers',
    'Anyone in an open or public place',
  ],
  ageForfeit: message('age.forfeit', 'The funds of a player who is not eligible are forfeited to the Government.'),
  ageTopUp: message('age.topUp', 'Using free bonuses to earn bonuses requires at least one valid top-up.'),
  ageRead: 'Read the',
  ageAnd: 'and the',
  terms: 'terms of use',
  privacy: 'privacy policy',
  accept: 'Accept',

  updateTitle: 'Your account received a recharge',
  updateLead: message('update.lead', 'Download the Android app and get an extra ₱20 bonus.'),
  updateDownload: 'Download the app',
  updateNoDownload: message('update.noDownload', 'The download isn’t ready yet. Ask customer service for it.'),
  service: 'Customer service',
  updateClose: 'Not now',

  notice: 'Notice',
  noticeMore: 'See more',

  installTitle: 'Add Perya to your home screen',
  installLead: message('install.lead', 'Opens in one tap, works on a weak signal, and takes little room.'),
  cancel: 'Cancel',
  continue: 'Continue',

  iosTitle: 'Add Perya to your home screen',
  iosLead: 'Opens in one tap and works on a weak signal.',
  iosSteps: [
    { text: 'Tap the Share button of Safari', icon: 'share' },
    { text: 'Choose “Add to Home Screen”', icon: 'addSquare' },
    { text: 'Tap “Add”', icon: 'check' },
  ],
  gotIt: 'Got it',

  chromeTitle: 'Open in Chrome',
  chromeLead: message('chrome.lead', 'This browser can’t install Perya, and games may not run well in it.'),
  openChrome: 'Open Chrome',
  pageAddress: 'Page link',
  copy: 'Copy',
  noMore: 'Don’t show again',
} as const);
