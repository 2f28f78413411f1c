/**
 * How Kysely reaches the database: over connections of a pool, in as few round trips as there are things to wait for. A
 * transaction begins with its first statement and not before it, and ends together with what was left for the end.
 */
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type pg from 'pg';

import { assert } from '#shared/assert.ts';

import { type NameOf, nameStatements } from './named-statements.ts';
import { isBundle } from './together.ts';
import { type Answer, type Known, type ParserOf, type Statement, Trip } from './trip.ts';

export interface PoolOfClients {
  connect: () => Promise<pg.PoolClient>;
  end: () => Promise<void>;
}

interface Options {
  pool: PoolOfClients;
  parserOf: ParserOf;
  /** What every new connection is told first. */
  settings: string;
}

export class TripDialect extends PostgresDialect {
  readonly #options: Options;

  constructor(options: Options) {
    super({ pool: options.pool });
    this.#options = options;
  }

  override createDriver(): Driver {
    return new TripDriver(this.#options);
  }
}

class TripDriver implements Driver {
  readonly #options: Options;
  readonly #connections = new WeakMap<pg.PoolClient, Connection>();
  readonly #nameOf = nameStatements();

  constructor(options: Options) {
    this.#options = options;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Connection> {
    const { pool, parserOf, settings } = this.#options;
    const client = await pool.connect();
    const known = this.#connections.get(client);
    if (known) return known;
    const connection = new Connection(client, parserOf, this.#nameOf);
    this.#connections.set(client, connection);
    try {
      await connection.executeQuery(CompiledQuery.raw(settings));
    } catch (error) {
      // The pool would wait for it for ever.
      client.release(true);
      throw error;
    }
    return connection;
  }

  async beginTransaction(connection: Connection, { isolationLevel }: TransactionSettings): Promise<void> {
    connection.begin(isolationLevel ? `begin isolation level ${isolationLevel}` : 'begin');
  }

  async commitTransaction(connection: Connection): Promise<void> {
    await connection.commit();
  }

  async rollbackTransaction(connection: Connection): Promise<void> {
    await connection.rollback();
  }

  async releaseConnection(connection: Connection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    await this.#options.pool.end();
  }
}

const withoutPool = new TripDialect({
  pool: { connect: () => Promise.reject(new Error('connections come from the executor')), end: async () => undefined },
  parserOf: () => String,
  settings: '',
});

/** Of a Kysely whose executor has the connections: of these it is only asked how a transaction begins and ends. */
export const WITHOUT_POOL = {
  config: { dialect: withoutPool },
  dialect: withoutPool,
  driver: withoutPool.createDriver(),
};

class Connection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #parserOf: ParserOf;
  readonly #nameOf: NameOf;
  readonly #known: Known = new Map();
  /** To be sent with what is asked next. */
  #held: Statement[] = [];
  /** The database has been told that a transaction begins. */
  #isBegun = false;

  constructor(client: pg.PoolClient, parserOf: ParserOf, nameOf: NameOf) {
    this.#client = client;
    this.#parserOf = parserOf;
    this.#nameOf = nameOf;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (!isBundle(query)) return resultOf<Row>(await this.#ask(this.#statementOf(query)));
    const statements = query.bundle.map((one) => this.#statementOf(one));
    if (query.isHeld) {
      this.#held.push(...statements);
      return { rows: [] };
    }
    const answers = await this.#send(statements);
    return { rows: answers.map(resultOf) as Row[] };
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('rows are read page by page');
  }

  begin(text: string): void {
    this.#held = [this.#bare(text)];
    this.#isBegun = false;
  }

  /** Of a transaction that has asked nothing the database has never heard. */
  async commit(): Promise<void> {
    const isEmpty = !this.#isBegun && this.#held.length === 1;
    if (isEmpty) this.#held = [];
    else await this.#send([this.#bare('commit')]);
  }

  async rollback(): Promise<void> {
    this.#held = [];
    if (this.#isBegun) await this.#send([this.#bare('rollback')]);
  }

  release(): void {
    const unsent = this.#held;
    this.#held = [];
    this.#client.release();
    assert(unsent.length === 0, 'what a transaction has held back is sent or dropped with its end');
  }

  #statementOf({ sql: text, parameters: values }: CompiledQuery): Statement {
    return { text, values, name: values.length > 0 ? this.#nameOf(text) : undefined };
  }

  #bare(text: string): Statement {
    return { text, values: [], name: this.#nameOf(text) };
  }

  async #ask(statement: Statement): Promise<Answer> {
    // A part of a transaction that is undone takes with it what it has not even sent.
    if (statement.text.startsWith('rollback')) this.#held = [];
    if (statement.values.length > 0) return last(await this.#send([statement]));
    // Without values it may be several statements in one text, which only go by themselves.
    if (this.#held.length > 0) await this.#send([]);
    try {
      const { rows, command, rowCount } = await this.#client.query<Record<string, unknown>>(statement.text);
      return { rows: rows ?? [], done: `${command} ${rowCount}` };
    } catch (error) {
      throw fromHere(error);
    }
  }

  async #send(statements: readonly Statement[]): Promise<Answer[]> {
    const held = this.#held;
    const trip = new Trip([...held, ...statements], this.#known, this.#parserOf);
    this.#held = [];
    this.#isBegun = true;
    try {
      this.#client.query(trip);
      return (await trip.answers).slice(held.length);
    } catch (error) {
      throw fromHere(error);
    }
  }
}

const last = (answers: Answer[]): Answer => answers.at(-1) ?? { rows: [], done: '' };

/** Of an insert the number before the last means nothing any more. */
const CHANGED = /^(?:INSERT|UPDATE|DELETE|MERGE)(?: \d+)? (\d+)$/;

function resultOf<Row>({ rows, done }: Answer): QueryResult<Row> {
  const changed = CHANGED.exec(done)?.[1];
  return changed === undefined ? { rows: rows as Row[] } : { rows: rows as Row[], numAffectedRows: BigInt(changed) };
}

/** An error that the socket brings says nothing of where the question came from. */
function fromHere(error: unknown): unknown {
  if (error instanceof Error) Error.captureStackTrace(error, fromHere);
  return error;
}
