import type { Make } from '../make.ts';
import { type FirstIconName, iconPaths } from './paths.ts';

/** Decoration beside a text or inside a named button; it never speaks for itself. */
export const iconMarkup = <Made>(make: Make<Made>, drawing: Made): Made =>
  make('svg', { className: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, drawing);

/** An icon of the first screen, whose lines are in the program. */
export const firstIconMarkup = <Made>(make: Make<Made>, name: FirstIconName): Made =>
  iconMarkup(make, make('path', { d: iconPaths[name] }));
