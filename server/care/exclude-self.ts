/** A player leaves the games for months or for good. */
import type { care } from '#contract/care.ts';
import type { Handler } from '../call/handler.ts';
import { lockPlayer, updatePlayer } from '../sql/queries/players.ts';
import { endSessions } from '../sql/queries/sessions.ts';
import { closeVisits } from '../sql/queries/visits.ts';

/** Later than anybody lives. */
const FOR_GOOD = new Date('9999-01-01T00:00:00Z');

/** Of one that is longer already, the longer one stays. */
export const excludeSelf: Handler<typeof care.excludeSelf> = async ({ input: { months }, player, db, now }) => {
  // In the order of a bet: the visit before the player.
  await closeVisits(db, player.id, now);
  const { self_excluded_until: before } = await lockPlayer(db, player.id);
  const asked = months === 0 ? FOR_GOOD : monthsAfter(now, months);
  const until = before !== null && before > asked ? before : asked;
  await updatePlayer(db, player.id, { self_excluded_until: until });
  await endSessions(db, { playerId: player.id, now });
  return { ok: true, value: { until: until < FOR_GOOD ? until.getTime() : -1, months } };
};

function monthsAfter(from: Date, months: number): Date {
  const to = new Date(from);
  to.setUTCMonth(to.getUTCMonth() + months);
  return to;
}
