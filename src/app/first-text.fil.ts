import type { FirstText } from './first-text.ts';

export const firstFil: FirstText = {
  mainTabs: 'Pangunahin',
  mail: 'Mail',
  rewards: 'Rewards',
  home: 'Home',
  news: 'News',
  wallet: 'Wallet',
};
