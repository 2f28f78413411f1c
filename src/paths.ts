/** Every address of the app. A screen never writes one by hand. */
export const paths = {
  home: () => '/lobby/home',
  mail: () => '/lobby/email',
  rewards: () => '/lobby/rewards',
  news: () => '/lobby/notice',
  deposit: () => '/lobby/wallets/deposit',
  openDeposit: (orderId: string) => `/lobby/wallets/deposit?order=${orderId}`,
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
  login: () => '/login',
  register: () => '/register',
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
  service: () => '/service',
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
  game: (gameId: number) => `/start?gameId=${gameId}`,
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
