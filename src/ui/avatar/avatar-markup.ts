import type { Child, Make } from '../make.ts';

/** The first letter of a name on a coin of color, and what else lies over or below it. */
export const avatarMarkup = <Made>(make: Make<Made>, name: string, ...more: readonly Child<Made>[]): Made =>
  make('span', { className: 'avatar', 'aria-hidden': 'true' }, Array.from(name)[0]?.toUpperCase() ?? '', ...more);
