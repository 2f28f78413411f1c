import type { Translated } from '#ui/spoken.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  open: 'Buksan',
  depositOf: (amount) => `Deposit na ${amount}`,
  deposits: (count) => `${count} deposit`,
  depositAsked: 'Tinitingnan kung nagsimula na',
  depositWaits: 'Hinihintay ang bayad ninyo',
  depositReviewed: 'Sinusuri',
  asOf: (time) => `Noong ${time}`,
};
