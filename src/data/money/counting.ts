import { signal } from '@preact/signals-react';

/** What stands in the balance's place while it counts up: see `count-up.ts` of the money. */
export const counting = signal<number | undefined>(undefined);
