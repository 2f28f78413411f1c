import { dayInManila, formatMoment } from './time.ts';

/** "Nov 20, 2026", as it is in Manila; by hand, as the times are. */
export const formatDate = (atMs: number): string =>
  `${formatMoment(atMs).slice(0, -', hh:mm'.length)}, ${dayInManila(atMs).slice(0, 'yyyy'.length)}`;
