import { findBar } from '../players/standing.ts';
import type { PlayedVisit } from '../sql/queries/visits.ts';

/** A visit may outlast its player's good standing and its game's good order; then no more bets are taken in it. */
export const isPlayable = (visit: PlayedVisit, now: Date): boolean =>
  visit.ended_at === null && !visit.maintain && !visit.isBrandStopped && findBar(visit, now) === undefined;
