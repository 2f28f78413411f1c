/** Those of the first screen, which the document draws before the program is there. */
export const HOME = '/lobby/home';
export const MAIL = '/lobby/email';
export const REWARDS = '/lobby/rewards';
export const NEWS = '/lobby/notice';
export const DEPOSIT = '/lobby/wallets/deposit';
export const LOGIN = '/login';
export const REGISTER = '/register';
export const SERVICE = '/service';
/** Above the tab bar. */
export const LOBBY = '/lobby/';
export const gameAddress = (gameId: number): string => `/start?gameId=${gameId}`;

/** Every address of the app, in this one place: screens, their table, the server and the tests take it from here. */
export const paths = {
  home: () => HOME,
  mail: () => MAIL,
  rewards: () => REWARDS,
  news: () => NEWS,
  deposit: () => DEPOSIT,
  openDeposit: (orderId: string) => `${DEPOSIT}?order=${orderId}`,
  withdraw: () => '/lobby/wallets/withdraw',
  anyWallet: () => '/lobby/wallets/:id',
  withdrawBy: () => '/withdrawal/:name',
  accounts: () => '/bankCardList',
  profileAccounts: () => '/profile/bank',
  addAccount: () => '/bindBankCard',
  changeAccount: (bankId: number) => `/bindBankCard?id=${bankId}`,
  safebox: () => '/walletsPassword',
  points: () => '/points',
  kyc: () => '/walletsKyc',
  kycUpload: () => '/walletsKycUpload',
  login: () => LOGIN,
  register: () => REGISTER,
  forgotten: () => '/forget',
  bindPhone: () => '/bind',
  terms: () => '/terms-of-use',
  privacy: () => '/privacy-policy',
  ownData: () => '/profile/data',
  changePassword: () => '/profile/password',
  care: () => '/profile/responsibility',
  report: () => '/profile/report',
  more: () => '/profile/more',
  profile: () => '/profile/user',
  anyProfile: () => '/profile/:name',
  profileInfo: () => '/profile/info',
  profileModify: () => '/profile/modify',
  profileMail: () => '/profile/email',
  superior: () => '/profile/superior',
  license: () => '/profile/license',
  agreement: (name: string) => `/profile/agree/${name}`,
  favorites: () => '/profile/favorites',
  faq: () => '/profile/faq',
  tickets: () => '/profile/tickets',
  ask: (reference = '') => `/profile/ask${reference && `?reference=${reference}`}`,
  vip: () => '/profile/vip',
  tasks: () => '/profile/task',
  lobbyTasks: () => '/lobby/task',
  lobbyActivities: () => '/lobby/activity',
  transactions: () => '/record/transaction',
  about: () => '/about',
  selfTest: () => '/test',
  service: () => SERVICE,
  search: () => '/search',
  maintenance: () => '/maintenance',
  apkDownload: () => '/apkdownload',
  anyNotice: () => '/notice/detail/:id',
  noticeDetail: (id: number) => `/notice/detail/${id}`,
  anyReward: () => '/reward/detail/:id',
  rules: (name: string) => `/rule/${name}`,
  activity: (name: ActivityName) => `/activity/${name}`,
  start: () => '/start',
  game: gameAddress,
} as const;

/** `:name` stands for any of them in the table of screens, `index` for their list. */
export type ActivityName =
  | ':name'
  | 'sign'
  | 'follow'
  | 'cashBonus'
  | 'weekendLottery'
  | 'festival'
  | 'freeSign'
  | 'firstCharge'
  | 'inviteFriends'
  | 'depositEvery'
  | 'signPay'
  | 'spin'
  | 'vipRebate'
  | 'agent5'
  | 'agentCount'
  | 'agent'
  | 'supply'
  | 'christmas'
  | 'newYear'
  | 'index';
