import type { Translated } from '#ui/spoken.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  title: 'Rewards para sa inyo',
  names: {
    spin: 'Perya wheel',
    tasks: 'Mga task',
    rebate: 'Mga milestone ng deposit',
    vip: 'Mga VIP level',
    invite: 'Mag-imbita',
    deposit: 'Mag-deposit',
  },
  notes: {
    spin: 'Libreng ikot',
    tasks: 'Reward sa bawat goal',
    rebate: 'Bonus sa deposit',
    vip: 'Level ninyo',
    invite: 'Sabay maglaro',
    deposit: 'Sa bangko o e-wallet',
  },
  ready: 'Makukuha na',
};
