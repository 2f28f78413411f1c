import { type ReadonlySignal, signal } from '@preact/signals-react';

const isBefore = signal(false);

/** The balance that is known here is from before a bet that the player has sent. */
export const isBeforeBet: ReadonlySignal<boolean> = isBefore;

export function noteBeforeBet(is: boolean): void {
  isBefore.value = is;
}
