import { leadBack } from '#page/lead-back.ts';
import { paths } from '#paths';

/**
 * Leads out of a game to what was there before any game: a player who opens one game after another by their addresses
 * has another game behind this one, and "leave" must not open it.
 */
export const leaveGame = (): void => leadBack((path) => path !== paths.start());
