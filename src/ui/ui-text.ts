import { spoken } from './spoken.ts';

/** What a component says where its owner has no word of its own. */
export const text = spoken('ui', { close: 'Close' });
