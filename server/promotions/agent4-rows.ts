/** The friends of a player, by the page. */
import type { agents } from '#contract/agents.ts';
import type { Handler } from '../call/handler.ts';
import { readFriends } from '../invites/friends.ts';

export const agent4InviteRows: Handler<typeof agents.agent4InviteRows> = async ({ player, input, db }) => ({
  ok: true,
  value: await readFriends(db, player.id, input),
});
