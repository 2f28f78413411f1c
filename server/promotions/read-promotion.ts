/** Brings together what the rules of a promotion decide by. */
import type { Kysely } from 'kysely';
import { safeParse } from 'valibot';
import { log } from '#shared/log.ts';
import { beginningOf, dayInManila } from '#shared/time.ts';
import { findActivity, listMarks, unixSeconds } from '../sql/queries/activities.ts';
import type { Tables } from '../sql/tables.ts';
import { type Basics, type Entry, type Facts, marksOf } from './promotion.ts';

export interface Found<Config> {
  /** Unix seconds; 0 is no time at all. */
  period: { startTime: number; endTime: number };
  /** What is set wrongly is over until it is put right: figures that nobody has decided on give nothing. */
  standing: 'before' | 'open' | 'over';
  season: string;
  facts: Facts<Config>;
}

export async function readPromotion<Config>(
  db: Kysely<Tables>,
  promotion: Basics<Config>,
  { playerId, now }: { playerId: number; now: Date },
): Promise<Found<Config>> {
  const { type } = promotion;
  const row = await findActivity(db, type);
  const { config, isSound } = readConfig(promotion, row?.value);
  const day = dayInManila(now.getTime());
  const season = promotion.season({ config, day });
  const marks = marksOf(await listMarks(db, { playerId, type, season }));
  const isOn = row !== undefined && isSound;
  return {
    period: isOn ? { startTime: unixSeconds(row.starts_at), endTime: unixSeconds(row.ends_at) } : overSince(day),
    standing: isOn ? standingOf(row, now) : 'over',
    season,
    facts: { config, marks, day, now },
  };
}

function readConfig<Config>({ type, config }: Basics<Config>, value: unknown): { config: Config; isSound: boolean } {
  const read = safeParse(config, value ?? {});
  if (read.success) return { config: read.output, isSound: true };
  const at = read.issues.map(({ path }) => (path ?? []).map(({ key }) => String(key)).join('.')).join(', ');
  log.error('a promotion is set wrongly', { type, at });
  const own = safeParse(config, {});
  if (!own.success) throw new Error(`promotion ${type} has no figures of its own`);
  return { config: own.output, isSound: false };
}

/** What nobody runs, or runs with wrong figures, is not on today: a page that is opened by its address says that it is over. */
const overSince = (day: string) => ({ startTime: 0, endTime: unixSeconds(beginningOf(day)) });

/** Its first moment belongs to it, and its last does not. */
function standingOf({ starts_at, ends_at }: { starts_at: Date | null; ends_at: Date | null }, now: Date) {
  if (starts_at && now < starts_at) return 'before';
  return ends_at && now >= ends_at ? 'over' : 'open';
}

type Offer = (db: Kysely<Tables>, whose: { playerId: number; now: Date }) => Promise<Partial<Entry>>;

/** What the list of activities says of it to this player. */
export const offerOf =
  <Config>(promotion: Basics<Config>): Offer =>
  async (db, whose) =>
    promotion.entry((await readPromotion(db, promotion, whose)).facts);
