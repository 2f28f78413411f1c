/** Those of the first screen, which the document draws before the program is there. */
export const HOME = '/lobby/home';
export const MAIL = '/lobby/email';
export const REWARDS = '/lobby/rewards';
export const NEWS = '/lobby/notice';
export const DEPOSIT = '/lobby/wallets/deposit';
export const LOGIN = '/login';
export const REGISTER = '/register';
export const SERVICE = '/service';
export const gameAddress = (gameId: number): string => `/start?gameId=${gameId}`;

/** Every address of the app. A screen never writes one by hand. */
export const paths = {
  home: () => HOME,
  mail: () => MAIL,
  rewards: () => REWARDS,
  news: () => NEWS,
  deposit: () => DEPOSIT,
  openDeposit: (orderId: string) => `${DEPOSIT}?order=${orderId}`,
  withdraw: () => '/lobby/wallets/withdraw',
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
  rewardDetail: (type: number) => `/reward/detail/${type}`,
  rules: (name: string) => `/rule/${name}`,
  activity: (name: ActivityName) => `/activity/${name}`,
  start: () => '/start',
  game: gameAddress,
} as const;

/** The activities that something leads to by name, rather than by the type that the server tells. */
type ActivityName =
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
