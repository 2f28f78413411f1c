/**
 * A way to the database whose first trip takes one more question along, which decides whether the rest may be believed: who is asking.
 * Only what reads travels with it; everything else waits until it has been heard.
 */
import { type CompiledQuery, type ConnectionProvider, Kysely, type KyselyPlugin, type QueryResult } from 'kysely';
import type { DatabaseConnection, QueryExecutor, QueryId, RootOperationNode } from 'kysely';

import { WITHOUT_POOL } from './driver.ts';
import type { Tables } from './tables.ts';
import { bundled, isBundle } from './together.ts';

export interface Along {
  query: CompiledQuery;
  /** The question, for the first who asks; from then on undefined. */
  take: () => CompiledQuery | undefined;
  /** What it has brought. Throws where nothing else is to be believed. */
  hear: (rows: unknown[]) => void;
  /** Asks it by itself, unless it was heard. Throws as well. */
  settle: () => Promise<void>;
}

export const takingAlong = (db: Kysely<Tables>, along: Along): Kysely<Tables> =>
  new Kysely<Tables>({ executor: new AlongExecutor(db.getExecutor(), along), ...WITHOUT_POOL });

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
    if (!first) return this.#base.executeQuery(query);
    const { rows } = await this.#base.executeQuery<QueryResult<Row>>(bundled([first, ...queries]));
    const [heard, ...results] = rows;
    this.#along.hear(heard?.rows ?? []);
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
