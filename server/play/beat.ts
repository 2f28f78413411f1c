/** What a heartbeat means: the player is there, their visit stays open, their time counts, which limits are reached. */
import type { Kysely } from 'kysely';
import { SECOND_MS } from '#shared/durations.ts';
import { playSpansOf } from '../rules/play-spans.ts';
import { type Beat, noteBeat } from './note-beat.ts';
import type { Tables } from '../sql/tables.ts';
import { NONE_REACHED, type Reached, reachedOf } from './limits.ts';

/** A heartbeat comes every minute. After a longer silence nobody knows whether there was any play. */
const LONGEST_GAP_MS = 90 * SECOND_MS;

export async function beat(db: Kysely<Tables>, sent: Beat): Promise<Reached> {
  const kept = await noteBeat(db, { ...sent, ...playSpansOf(sent.now), longestGapMs: LONGEST_GAP_MS });
  return kept ? reachedOf(kept.limits, kept.used, kept.nextBet) : NONE_REACHED;
}
