import type { FirstText } from './first-text.ts';

export const firstFil: FirstText = {
  mainTabs: 'Pangunahin',
  mail: 'Sulat',
  rewards: 'Gantimpala',
  home: 'Home',
  news: 'Balita',
  wallet: 'Pitaka',
};
