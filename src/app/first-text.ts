import type { Translated } from '#ui/spoken.ts';

/** The texts of the frame that the document's own script shows as well. */
export const firstText = {
  mainTabs: 'Main',
  mail: 'Mail',
  rewards: 'Rewards',
  home: 'Home',
  news: 'News',
  wallet: 'Wallet',
} as const;

/** The same in whatever language. */
export type FirstText = Translated<typeof firstText>;
