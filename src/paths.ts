/** Every address of the app. A screen never writes one by hand. */
export const paths = {
  home: () => '/lobby/home',
  mail: () => '/lobby/email',
  rewards: () => '/lobby/rewards',
  news: () => '/lobby/notice',
  deposit: () => '/lobby/wallets/deposit',
  login: () => '/login',
  register: () => '/register',
  forgotten: () => '/forget',
  bindPhone: () => '/bind',
  terms: () => '/terms-of-use',
  privacy: () => '/privacy-policy',
  more: () => '/profile/more',
  service: () => '/service',
  search: () => '/search',
  maintenance: () => '/maintenance',
  game: (gameId: number) => `/start?gameId=${gameId}`,
} as const;
