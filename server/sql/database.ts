/**
 * The one way to the database: typed queries over two pools of connections, so that what may wait is never in the way of
 * money. The same code speaks to the private PostgreSQL and to an operator's own; nothing else in the server imports the
 * driver.
 */
import { CompiledQuery, Kysely } from 'kysely';
import pg from 'pg';

import { log } from '#shared/log.ts';

import { MINUTE_MS, SECOND_MS } from '#shared/durations.ts';
import { Crowded } from '../fair/crowded.ts';
import { cannotStart, type Started } from '../started.ts';
import { type PoolOfClients, TripDialect } from './driver.ts';
import type { Tables } from './tables.ts';

export interface Database {
  /** For what money needs, heartbeats, and who is signed in. */
  db: Kysely<Tables>;
  /** For what may wait: records, lists, uploads, pictures, events. */
  later: Kysely<Tables>;
  close: () => Promise<void>;
}

const OLDEST_VERSION = 150_000;
const MOST = { connections: 14, connectionsForLater: 6, waitMs: 5 * SECOND_MS, lockMs: 5 * SECOND_MS };

/** A new connection costs as much as many calls, proves its password and knows no statement: it is not for one crowd alone. */
const IDLE_MS = 10 * MINUTE_MS;

/**
 * A query that waits longer than this for a lock has met a bug, and waiting on would take the whole pool with it. Moments come in the form
 * that `parseMoment` reads at once.
 */
const sessionSettings = (lockMs: number): string =>
  `set timezone = 'UTC'; set lock_timeout = ${lockMs}; set statement_timeout = '30s'; set idle_in_transaction_session_timeout = '30s'`;

export async function openDatabase(url: string, changed: Partial<typeof MOST> = {}): Promise<Started<Database>> {
  const most = { ...MOST, ...changed };
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url))
    return cannotStart('DATABASE_URL must look like postgres://user:password@host/name.');
  const db = openPool(url, most.connections, most);
  const later = openPool(url, most.connectionsForLater, most);
  const close = async (): Promise<void> => void (await Promise.all([db.destroy(), later.destroy()]));
  try {
    const version = await readVersion(db);
    if (version >= OLDEST_VERSION) return { ok: true, value: { db, later, close } };
    await close();
    return cannotStart(
      `Perya needs PostgreSQL 15 or newer, and DATABASE_URL leads to ${Math.floor(version / 10_000)}.`,
    );
  } catch (error) {
    await close();
    return cannotStart(`The database at ${new URL(url).host || 'its socket'} does not answer (${errorText(error)}).`);
  }
}

function openPool(url: string, max: number, { waitMs, lockMs }: Record<'waitMs' | 'lockMs', number>): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: IDLE_MS,
    application_name: 'perya',
    types: { getTypeParser },
  });
  // A connection that breaks while nobody uses it is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => log.info('database connection lost', { detail: error.message }));
  // One that breaks in the middle of a transaction tells its query, and then tells once more that it is gone.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.info('database connection broken', { detail: error.message }));
  });
  return new Kysely<Tables>({
    dialect: new TripDialect({
      pool: tellingOfCrowds(pool),
      parserOf: getTypeParser,
      settings: sessionSettings(lockMs),
    }),
  });
}

/** Every connection is in use: that is a crowd, and no failure. Nothing has been asked of the database yet. */
function tellingOfCrowds(pool: pg.Pool): PoolOfClients {
  const isFull = (): boolean => pool.totalCount >= pool.options.max;
  return {
    connect: () =>
      pool.connect().catch((error: unknown) => {
        throw isFull() ? new Crowded('no connection is free') : error;
      }),
    end: () => pool.end(),
  };
}

async function readVersion(db: Kysely<Tables>): Promise<number> {
  const { rows } = await db.executeQuery<{ version: number }>(
    CompiledQuery.raw(`select current_setting('server_version_num')::integer as version`),
  );
  return rows[0]?.version ?? 0;
}

/** A refused connection to a name with two addresses is an error of two errors, and has no message of its own. */
function errorText(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}

function getTypeParser(oid: number, format?: 'text' | 'binary'): (text: string) => unknown {
  const parse: (text: string) => unknown = pg.types.getTypeParser(oid, format ?? 'text');
  if (oid === pg.types.builtins.INT8) return parseWhole;
  if (oid === pg.types.builtins.TIMESTAMPTZ) return (text) => parseMoment(text) ?? parse(text);
  // A calendar day has no time zone; the driver would make it midnight of the server's.
  return oid === pg.types.builtins.DATE ? String : parse;
}

const USUAL_LENGTH = '2026-11-26 09:52:09'.length;

/** As almost every moment is written: the driver's own way, which knows all others, takes ten times as long. */
function parseMoment(text: string): Date | undefined {
  const isUsual = text.length >= USUAL_LENGTH && text[4] === '-' && text[10] === ' ' && text.endsWith('+00');
  return isUsual ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`) : undefined;
}

/** Amounts are whole numbers that JavaScript holds exactly; anything larger is refused rather than rounded. */
function parseWhole(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`The database holds ${text}, which is beyond exact numbers.`);
  return number;
}
