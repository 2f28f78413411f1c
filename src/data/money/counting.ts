import { type ReadonlySignal, signal } from '@preact/signals-react';

const shown = signal<number | undefined>(undefined);

/** What stands in the balance's place while it counts up: `balance.ts` has it counted. */
export const counting: ReadonlySignal<number | undefined> = shown;

export function showCounting(amount: number | undefined): void {
  shown.value = amount;
}
