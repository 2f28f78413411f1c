/**
 * A way to the database whose first trip takes more along, in front of what is asked, which decides whether the rest may be believed: who is
 * asking, and whether a key is used for the first time. Only what reads travels with it; everything else waits until it has been heard.
 */
import { type CompiledQuery, type ConnectionProvider, Kysely, type KyselyPlugin, Transaction } from 'kysely';
import type { DatabaseConnection, QueryExecutor, QueryId, QueryResult, RootOperationNode } from 'kysely';

import { WITHOUT_POOL } from './driver.ts';
import type { Tables } from './tables.ts';
import { bundled, isBundle, together } from './together.ts';

export interface Along {
  queries: readonly CompiledQuery[];
  /** The queries, for the first who asks; from then on there are none. */
  take: () => readonly CompiledQuery[];
  /** The rows that each has brought. Throws where nothing else is to be believed. */
  hear: (brought: readonly unknown[][]) => void;
  /** Asks them by themselves, unless they were heard. Throws as well. */
  settle: () => Promise<void>;
}

export const takingAlong = (db: Kysely<Tables>, along: Along): Kysely<Tables> =>
  new Kysely<Tables>({ executor: new AlongExecutor(db.getExecutor(), along), ...WITHOUT_POOL });

/** The same in a transaction: what has been asked along with a key that was used is undone with it. */
export const takingAlongIn = (db: Transaction<Tables>, along: Along): Transaction<Tables> =>
  new Transaction<Tables>({ executor: new AlongExecutor(db.getExecutor(), along), ...WITHOUT_POOL });

interface Judged {
  queries: readonly CompiledQuery[];
  hear: (brought: readonly unknown[][]) => void;
}

/** `judge` is asked again each time, so who has gone on in spite of it goes on no further. */
export function alongOf(db: Kysely<Tables>, { queries, hear }: Judged, judge: () => void): Along {
  let isTaken = false;
  let isHeard = false;
  const take = (): readonly CompiledQuery[] => {
    if (isTaken) return [];
    isTaken = true;
    return queries;
  };
  const hearOnce = (brought: readonly unknown[][]): void => {
    hear(brought);
    isHeard = true;
    judge();
  };
  const settle = async (): Promise<void> => {
    if (isHeard) return judge();
    isTaken = true;
    hearOnce(await together<unknown[]>(db, queries));
  };
  return { queries, take, hear: hearOnce, settle };
}

/** Without values it may be several statements in one text; a `with` may write. */
const isRead = ({ sql, parameters }: CompiledQuery): boolean => parameters.length > 0 && /^\s*select\b/i.test(sql);

class AlongExecutor implements QueryExecutor {
  readonly #base: QueryExecutor;
  readonly #along: Along;

  constructor(base: QueryExecutor, along: Along) {
    this.#base = base;
    this.#along = along;
  }

  async executeQuery<Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row>> {
    const queries = isBundle(query) ? query.bundle : [query];
    if (!queries.every(isRead)) {
      await this.#along.settle();
      return this.#base.executeQuery(query);
    }
    const first = this.#along.take();
    if (first.length === 0) return this.#base.executeQuery(query);
    const { rows } = await this.#base.executeQuery<QueryResult<Row>>(bundled([...first, ...queries]));
    this.#along.hear(rows.slice(0, first.length).map((result) => result.rows));
    const results = rows.slice(first.length);
    // To who asks, the rows of a bundle are the results of its queries.
    return isBundle(query) ? { rows: results as Row[] } : (results[0] ?? { rows: [] });
  }

  async provideConnection<Used>(consumer: (connection: DatabaseConnection) => Promise<Used>): Promise<Used> {
    await this.#along.settle();
    return this.#base.provideConnection(consumer);
  }

  get adapter(): QueryExecutor['adapter'] {
    return this.#base.adapter;
  }

  get plugins(): QueryExecutor['plugins'] {
    return this.#base.plugins;
  }

  transformQuery<Node extends RootOperationNode>(node: Node, id: QueryId): Node {
    return this.#base.transformQuery(node, id);
  }

  compileQuery<Row = unknown>(node: RootOperationNode, id: QueryId): CompiledQuery<Row> {
    return this.#base.compileQuery<Row>(node, id);
  }

  stream<Row>(query: CompiledQuery<Row>, size: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#base.stream(query, size);
  }

  withConnectionProvider(provider: ConnectionProvider): QueryExecutor {
    return this.#base.withConnectionProvider(provider);
  }

  withPlugin(plugin: KyselyPlugin): QueryExecutor {
    return this.#over(this.#base.withPlugin(plugin));
  }

  withPlugins(plugins: readonly KyselyPlugin[]): QueryExecutor {
    return this.#over(this.#base.withPlugins(plugins));
  }

  withPluginAtFront(plugin: KyselyPlugin): QueryExecutor {
    return this.#over(this.#base.withPluginAtFront(plugin));
  }

  withoutPlugins(): QueryExecutor {
    return this.#over(this.#base.withoutPlugins());
  }

  #over(base: QueryExecutor): QueryExecutor {
    return new AlongExecutor(base, this.#along);
  }
}
