/** Changes what the lobby is told, so that a tester can bring about in a second what would take an operator's day. */
import { sql } from 'kysely';
import * as v from 'valibot';
import { ConfigEntries } from '#contract/entities/config.ts';
import type { Services } from '../services.ts';
import { clearTries } from '../sql/queries/tries.ts';
import { readSettings, writeSettings } from '../sql/queries/settings.ts';
import type { Sandbox } from './sandbox-of.ts';
import { ClockOffset, writeSandboxState, SiteVariant } from './sandbox-state.ts';

/** Made from games and keys, so there is nothing to set. */
const MADE = new Set([
  'gameListVersion',
  'gameResourceUrl',
  'appGameTypeList',
  'appGamePlatformList',
  'appGameBrandList',
  'appGameList',
  'publicKey',
  'publicKeyId',
  'passwordCipher',
]);

/** What the server alone goes by, and the configuration does not tell. */
const UNTOLD = ['withdrawProofFrom'];

const STAGEABLE = [...Object.keys(ConfigEntries).filter((key) => !MADE.has(key)), ...UNTOLD];

/** Values are taken as they are, wrong ones too: what the app does with a broken configuration is worth testing. */
const Order = v.strictObject({
  settings: v.optional(v.record(v.picklist(STAGEABLE), v.unknown()), {}),
  /** Renames one game and with it makes another version of the list. */
  bumpGames: v.optional(v.boolean(), false),
  /** How far the server's clock is ahead of the machine's; 0 puts it right. */
  clockOffsetMs: v.optional(ClockOffset),
  siteVariant: v.optional(SiteVariant),
});

export interface Staged {
  settings: Record<string, unknown>;
  gameListVersion: string;
  clockOffsetMs: number;
  /** What the server takes for now. */
  now: string;
  siteVariant: string;
}

export async function readStaged({ services, clock, client }: Sandbox): Promise<Staged> {
  const { db, configAnswers, now } = services;
  const [settings, { gameListVersion }] = await Promise.all([readSettings(db), configAnswers.current(now())]);
  const { siteVariant } = client.settings();
  return { settings, gameListVersion, clockOffsetMs: clock.offsetMs(), now: now().toISOString(), siteVariant };
}

/** Undefined when the order is none that could be carried out; then nothing has changed. */
export async function stage(order: unknown, sandbox: Sandbox): Promise<Staged | undefined> {
  const read = v.safeParse(Order, order);
  if (!read.success) return undefined;
  const { settings, bumpGames, clockOffsetMs, siteVariant } = read.output;
  const { services, clock, client } = sandbox;
  await writeSettings(services.db, settings);
  if (bumpGames) await renameOneGame(services);
  if (clockOffsetMs !== undefined) {
    // A wait that began in the future would last until then.
    if (clockOffsetMs < clock.offsetMs()) await clearTries(services.db);
    clock.moveTo(clockOffsetMs);
    await writeSandboxState(services.db, { clockOffsetMs });
  }
  if (siteVariant !== undefined) {
    await client.changeSettings({ siteVariant });
    await writeSandboxState(services.db, { siteVariant });
  }
  await services.configAnswers.renew();
  return readStaged(sandbox);
}

const SUFFIX = ' (renamed)';

async function renameOneGame({ db }: Services): Promise<void> {
  await db
    .updateTable('game')
    .set({
      name: sql<string>`case when name like ${`%${SUFFIX}`} then left(name, ${-SUFFIX.length}) else name || ${SUFFIX} end`,
    })
    .where('id', '=', (games) => games.selectFrom('game').select((game) => game.fn.min('id').as('id')))
    .execute();
}
