/** Brings together what the rules of a promotion decide by. */
import type { Kysely } from 'kysely';
import { safeParse } from 'valibot';
import { log } from '#shared/log.ts';
import { beginningOf, dayInManila } from '#shared/time.ts';
import { frozen } from '../sql/operator-rows.ts';
import { ask, mapped, type Question } from '../sql/question.ts';
import { activityOf, type ActivityRow, isAhead, isOver, listMarks, unixSeconds } from '../sql/queries/activities.ts';
import type { Tables } from '../sql/tables.ts';
import { type Basics, type Entry, type Facts, type Listed, type Listener, marksOf } from './promotion.ts';

export interface Found<Config> {
  season: string;
  /** What the operator calls it; the promotion's own while nobody runs it. */
  title: string;
  facts: Facts<Config>;
}

export async function readPromotion<Config>(
  db: Kysely<Tables>,
  promotion: Basics<Config>,
  { playerId, now }: { playerId: number; now: Date },
): Promise<Found<Config>> {
  const { title, ...facts } = await ask(db, termsOf(db, promotion, now));
  const season = promotion.season(facts);
  const marks = marksOf(await listMarks(db, { playerId, type: promotion.type, season }));
  return { season, title, facts: { ...facts, marks } };
}

/** What is the same for every player. */
type Terms<Config> = Omit<Facts<Config>, 'marks'> & { title: string };

export const termsOf = <Config>(db: Kysely<Tables>, promotion: Basics<Config>, now: Date): Question<Terms<Config>> =>
  mapped(activityOf(db, promotion.type), (row) => {
    const { config, isSound } = figuresOf(promotion, row);
    const day = dayInManila(now.getTime());
    const title = row?.title ?? promotion.demo.title;
    const isOn = row !== undefined && isSound;
    const period = isOn ? { startTime: unixSeconds(row.starts_at), endTime: unixSeconds(row.ends_at) } : overSince(day);
    // Without the operator's figures nothing is given.
    return { title, config, day, now, period, standing: isOn ? standingOf(row, now) : 'off' };
  });

/** What a promotion gives, for everybody; undefined while nobody runs it. */
export async function readFigures<Config>(db: Kysely<Tables>, promotion: Basics<Config>): Promise<Config | undefined> {
  const row = await ask(db, activityOf(db, promotion.type));
  const { config, isSound } = figuresOf(promotion, row);
  return row && isSound ? config : undefined;
}

interface Figures<Config> {
  config: Config;
  isSound: boolean;
}

/** Stands for the row of a promotion that nobody runs. */
const NOBODY = {};

/** By row, and by the promotion's own shape: a row is the same object until the operator changes one. */
const known = new WeakMap<object, Map<unknown, Figures<unknown>>>();

function figuresOf<Config>(promotion: Basics<Config>, row: ActivityRow | undefined): Figures<Config> {
  const ofRow = known.get(row ?? NOBODY) ?? new Map<unknown, Figures<unknown>>();
  known.set(row ?? NOBODY, ofRow);
  const figures = ofRow.get(promotion.config) ?? readConfig(promotion, row?.value);
  ofRow.set(promotion.config, figures);
  // They were read by this shape.
  return figures as Figures<Config>;
}

function readConfig<Config>({ type, config }: Basics<Config>, value: unknown): Figures<Config> {
  const read = safeParse(config, value ?? {});
  if (read.success) return { config: frozen(read.output), isSound: true };
  const at = read.issues.map(({ path }) => (path ?? []).map(({ key }) => String(key)).join('.')).join(', ');
  log.error('a promotion is set wrongly', { type, at });
  const own = safeParse(config, {});
  if (!own.success) throw new Error(`promotion ${type} has no figures of its own`);
  return { config: frozen(own.output), isSound: false };
}

/** What nobody runs, or runs with wrong figures, is not on today: a page that is opened by its address says that it is over. */
const overSince = (day: string) => ({ startTime: 0, endTime: unixSeconds(beginningOf(day)) });

function standingOf(row: ActivityRow, now: Date) {
  if (isAhead(row, now)) return 'before';
  return isOver(row, now) ? 'over' : 'open';
}

type Offer = (
  db: Kysely<Tables>,
  whose: { playerId: number; now: Date } & Listener,
) => Promise<Partial<Entry> | undefined>;

/** What the list of activities says of it to this player; undefined where it is not for them. */
export const offerOf =
  (promotion: Listed): Offer =>
  async (db, { totalRecharge, mobile, ...whose }) => {
    const { facts } = await readPromotion(db, promotion, whose);
    if (promotion.isFor?.(facts, { totalRecharge, mobile }) === false) return undefined;
    const entry = promotion.entry(facts);
    if (!promotion.glance) return entry;
    const known = await promotion.look?.(db, whose.playerId, { ...facts, input: {} });
    return { ...entry, ...promotion.glance(facts, known) };
  };
