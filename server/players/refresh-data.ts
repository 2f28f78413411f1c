import type { session } from '#contract/session.ts';
import { forPlayer, type Handler } from '../call/handler.ts';
import { readAppUser } from './app-user.ts';
import { requirePlayer } from '../sql/queries/require-player.ts';

export const refreshData: Handler<typeof session.refreshData> = forPlayer(async ({ player, now, db }) => ({
  ok: true,
  value: await readAppUser(db, await requirePlayer({ db }, player.id), now),
}));
