import { type ReadonlySignal, signal } from '@preact/signals-react';

const shown = signal<number | undefined>(undefined);

/** What stands in the balance's place while it counts up: see `count-up.ts` of the money. */
export const counting: ReadonlySignal<number | undefined> = shown;

export function showCounting(amount: number | undefined): void {
  shown.value = amount;
}
