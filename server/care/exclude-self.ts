/** A player leaves the games for months or for good. */
import type { care } from '#contract/care.ts';
import { monthsAfter } from '#shared/months-after.ts';
import type { Handler } from '../call/handler.ts';
import { lockPlayer, updatePlayer } from '../sql/queries/players.ts';
import { endSessions } from '../sql/queries/sessions.ts';
import { closeVisits } from '../sql/queries/visits.ts';

/** Later than anybody lives. */
const FOR_GOOD = new Date('9999-01-01T00:00:00Z');

export const excludeSelf: Handler<typeof care.excludeSelf> = async ({ input: { months }, player, db, now }) => {
  // In the order of a bet: the visit before the player.
  await closeVisits(db, player.id, now);
  const { self_excluded_until: before } = await lockPlayer(db, player.id);
  const until = longerOf(before, months, now);
  await updatePlayer(db, player.id, { self_excluded_until: until });
  // The session that asks is barred like its player. Were it gone, nobody would know whose the repetition of a lost answer is.
  await endSessions(db, { playerId: player.id, exceptId: player.sessionId, now });
  // The phones of the others are told nothing any more, since they go with their sessions.
  await db.deleteFrom('push_phone').where('session_id', '=', player.sessionId).execute();
  return { ok: true, value: { until: until < FOR_GOOD ? until.getTime() : -1, months } };
};

/** An exclusion is never made shorter. 0 months is for good. */
export function longerOf(before: Date | null, months: number, now: Date): Date {
  const asked = months === 0 ? FOR_GOOD : monthsAfter(now, months);
  return before !== null && before > asked ? before : asked;
}
