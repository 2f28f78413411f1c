import { spoken } from '#ui/spoken.ts';

export const text = spoken('deposit-card', {
  open: 'Open',
  depositOf: (amount: string) => `Deposit of ${amount}`,
  deposits: (count: number) => `${count} deposits`,
  depositAsked: 'Checking if it started',
  depositWaits: 'Waiting for your payment',
  depositReviewed: 'Being checked',
  asOf: (time: string) => `As of ${time}`,
});
