const DATE = new Intl.DateTimeFormat('en-PH', { dateStyle: 'medium', timeZone: 'Asia/Manila' });

/** "Nov 20, 2026", as it is in Manila. */
export const formatDate = (atMs: number): string => DATE.format(atMs);
