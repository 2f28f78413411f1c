/** How many tiles stand beside each other, by the size of the reader's letters; tile-grid.css says the same. */
import { type ReadonlySignal, signal } from '@preact/signals-react';

const largeLetters = matchMedia('(max-width: 19em)');
const choose = (): number => (largeLetters.matches ? 2 : 3);

const across = signal(choose());

export const columns: ReadonlySignal<number> = across;

largeLetters.addEventListener('change', () => {
  across.value = choose();
});
