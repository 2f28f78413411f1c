import { inManila } from './time.ts';

/** As 2026-11-20T10:42:05+08:00. */
export const momentInManila = (atMs: number): string =>
  `${inManila(atMs).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length)}+08:00`;
