/** Keeps which promotions a player does not want on home, so that they stay away after a logout and on another phone. */
import type { account } from '#contract/account.ts';
import type { Handler } from '../call/handler.ts';
import { updatePlayer } from '../sql/queries/players.ts';

export const hideFromHome: Handler<typeof account.hideFromHome> = async ({ input: { types }, player: { id }, db }) => {
  const { hidden_types: hiddenTypes } = await updatePlayer(db, id, { hidden_types: [...new Set(types)] });
  return { ok: true, value: { hiddenTypes } };
};
