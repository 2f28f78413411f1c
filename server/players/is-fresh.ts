import { MINUTE_MS } from '#shared/durations.ts';
import type { Player } from '../call/sessions.ts';

const FRESH_MS = 15 * MINUTE_MS;

/** The player has just proved who they are: a session that a stranger has come by is not enough for what outlives it. */
export const isFresh = ({ signedInAt }: Pick<Player, 'signedInAt'>, now: Date): boolean =>
  now.getTime() - signedInAt.getTime() <= FRESH_MS;
