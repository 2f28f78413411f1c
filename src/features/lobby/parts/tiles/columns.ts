/** How many tiles stand beside each other, by the size of the reader's letters; tile-grid.css says the same. */
import { signal } from '@preact/signals-react';

const largeLetters = matchMedia('(max-width: 19em)');
const choose = (): number => (largeLetters.matches ? 2 : 3);

export const columns = signal(choose());

largeLetters.addEventListener('change', () => {
  columns.value = choose();
});
