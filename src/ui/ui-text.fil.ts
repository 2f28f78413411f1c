import type { Translated } from './spoken.ts';
import type { text } from './ui-text.ts';

export const fil: Translated<typeof text> = { close: 'Isara' };
