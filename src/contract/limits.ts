/** Hot games on home before the player asks for all of them: three columns, four rows and what a first scroll shows. */
import { HOUR_MS } from '#shared/durations.ts';

export const HOT_LIMIT = 18;

/** Two rows: what a thumb sees first, drawn before the program. More would compete with the program for a slow connection. */
export const FIRST_GAMES = 6;

/** As many wishes for one game can be on their way without an answer; an older one is let go of. */
export const MOST_REPLACED_WISHES = 20;

/** A square of 192 points as a JPEG takes some 10 kB. */
export const OWN_PICTURE_CHARS = 40_000;

/** Pictures of players that the server draws, from 1 up; 0 is a player who has chosen none. */
export const AVATAR_COUNT = 12;

/** How long a deposit's code may be paid; the specification's countdown. */
export const QR_PAYABLE_MS = 10 * HOUR_MS;

/** Two taps of one thumb are one intent. */
export const SAME_TAP_MS = 300;
