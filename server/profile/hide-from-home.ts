/** Keeps which promotions home does not show a player or has shown them once, for after a logout and for another phone. */
import { type account, MOST_TYPES } from '#contract/account.ts';
import type { Handler } from '../call/handler.ts';
import { lockPlayer, updatePlayer } from '../sql/queries/players.ts';

export const hideFromHome: Handler<typeof account.hideFromHome> = async ({ input, player: { id }, db }) => {
  const before = await lockPlayer(db, id);
  const after = await updatePlayer(db, id, {
    hidden_types: [...new Set(input.types ?? before.hidden_types)],
    // Another phone may have shown others meanwhile.
    shown_types: [...new Set([...before.shown_types, ...input.shownTypes])].slice(-MOST_TYPES),
  });
  return { ok: true, value: { hiddenTypes: after.hidden_types, shownTypes: after.shown_types } };
};
