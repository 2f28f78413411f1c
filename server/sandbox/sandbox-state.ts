/** What a tester set beside the configuration. Kept, so that a restart in the middle of a test changes nothing. */
import * as v from 'valibot';
import type { Kysely } from 'kysely';
import { DAY_MS } from '#shared/durations.ts';
import type { Client } from '../http/client.ts';
import type { Clock } from '../clock.ts';
import type { Tables } from '../sql/tables.ts';

const MOST_MS = 400 * DAY_MS;

export const ClockOffset = v.pipe(v.number(), v.safeInteger(), v.minValue(-MOST_MS), v.maxValue(MOST_MS));
export const SiteVariant = v.pipe(v.string(), v.regex(/^[a-z0-9]{1,8}$/i));

/** The bank moves money on by itself after some seconds, waits for a tester's word on each, or answers nobody. */
export const BankMode = v.picklist(['auto', 'hand', 'stopped']);
export type BankMode = v.InferOutput<typeof BankMode>;

const State = v.object({
  clockOffsetMs: v.optional(ClockOffset),
  siteVariant: v.optional(SiteVariant),
  bankMode: v.optional(BankMode),
});
export type SandboxState = v.InferOutput<typeof State>;

/** Before the server does anything by itself: by the machine's own clock it would find late what is not. */
export async function restoreClock(db: Kysely<Tables>, clock: Clock): Promise<void> {
  const { clockOffsetMs } = await readSandboxState(db);
  if (clockOffsetMs !== undefined) clock.moveTo(clockOffsetMs);
}

export async function restoreSiteVariant(db: Kysely<Tables>, client: Pick<Client, 'changeSettings'>): Promise<void> {
  const { siteVariant } = await readSandboxState(db);
  if (siteVariant !== undefined) await client.changeSettings({ siteVariant });
}

async function readSandboxState(db: Kysely<Tables>): Promise<SandboxState> {
  const rows = await db.selectFrom('sandbox_setting').selectAll().execute();
  const read = v.safeParse(State, Object.fromEntries(rows.map(({ key, value }) => [key, value])));
  return read.success ? read.output : {};
}

export const bankModeOf = async (db: Kysely<Tables>): Promise<BankMode> =>
  (await readSandboxState(db)).bankMode ?? 'auto';

export async function writeSandboxState(db: Kysely<Tables>, state: SandboxState): Promise<void> {
  const rows = Object.entries(state).map(([key, value]) => ({ key, value: JSON.stringify(value) }));
  if (rows.length === 0) return;
  await db
    .insertInto('sandbox_setting')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doUpdateSet((row) => ({ value: row.ref('excluded.value') })))
    .execute();
}
