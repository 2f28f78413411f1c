import { findBar } from '../call/standing.ts';
import type { PlayedVisit } from '../sql/queries/visits.ts';

/** A visit may outlast its player's good standing and its game's good order; then no more bets are taken in it. */
export function isPlayable(visit: PlayedVisit, now: Date): boolean {
  if (visit.ended_at !== null || visit.maintain || visit.isBrandStopped) return false;
  const isOnBreak = visit.break_until !== null && visit.break_until > now;
  return !isOnBreak && findBar(visit, now) === undefined;
}
