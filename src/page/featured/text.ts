import { spoken } from '#ui/spoken.ts';

export const text = spoken('featured', {
  title: 'Rewards for you',
  names: {
    spin: 'Perya wheel',
    tasks: 'Tasks',
    rebate: 'Deposit milestones',
    vip: 'VIP levels',
    invite: 'Invite friends',
    deposit: 'Deposit',
  },
  notes: {
    spin: 'Free spins',
    tasks: 'Rewards for goals',
    rebate: 'Bonus on deposits',
    vip: 'Your level',
    invite: 'Play together',
    deposit: 'Bank or e-wallet',
  },
  ready: 'Ready for you',
});
