import { buildMarkIn } from '#shared/build-mark.ts';

/** Which build of the program this document belongs to, or another one that is named. */
export const buildMark = (html: string = document.head.outerHTML): string => buildMarkIn(html);
