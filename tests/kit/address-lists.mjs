/** The addresses of the app, by who may open them. */

/** Without signing in, besides home and maintenance. */
export const OPEN_ADDRESSES = [
  '/login',
  '/register',
  '/forget',
  '/service',
  '/about',
  '/apkdownload',
  '/terms-of-use',
  '/privacy-policy',
  '/lobby/notice',
  '/lobby/rewards',
  '/notice/detail/1',
  '/activity/weekendLottery',
  '/profile/faq',
  ...['points', 'signBonus', 'agent', 'dayBonus', 'supply', 'christmas', 'newYear', 'agent5'].map(
    (name) => `/rule/${name}`,
  ),
];

const PROFILE =
  'user bank task vip email favorites more license info modify responsibility report agree/terms superior tickets ask password data';
const ACTIVITIES =
  'index spin cashBonus agent agentCount agent5 vipRebate follow supply festival freeSign christmas newYear ' +
  'firstCharge inviteFriends depositEvery sign signPay';

/** For players only. */
export const PLAYER_ADDRESSES = [
  '/lobby/email',
  '/lobby/task',
  '/lobby/activity',
  '/lobby/wallets/deposit',
  '/lobby/wallets/withdraw',
  '/start?gameId=1001',
  '/search',
  '/test',
  '/points',
  '/walletsPassword',
  '/walletsKyc',
  '/walletsKycUpload',
  '/bind',
  '/bindBankCard',
  '/bankCardList',
  '/withdrawal/gcash',
  '/reward/detail/1',
  '/record/transaction',
  ...PROFILE.split(' ').map((name) => `/profile/${name}`),
  ...ACTIVITIES.split(' ').map((name) => `/activity/${name}`),
];
