/** What a player has linked to their account beside the phone. */
import type { Kysely } from 'kysely';
import type { security } from '#contract/security.ts';
import type { Handler } from '../call/handler.ts';
import type { Tables } from '../sql/tables.ts';
import { requirePlayer } from '../sql/queries/require-player.ts';
import { mayUnlinkSocial } from './ways-in.ts';

export const getLinked: Handler<typeof security.getLinked> = async ({ player, db }) => ({
  ok: true,
  value: await tellLinked(db, player.id),
});

export async function tellLinked(db: Kysely<Tables>, playerId: number) {
  const player = await requirePlayer({ db }, playerId);
  return {
    email: player.email,
    isEmailLinked: player.email_linked_at !== null,
    isSocialLinked: player.line_subject !== null,
    mayUnlinkSocial: await mayUnlinkSocial(db, player),
  };
}
