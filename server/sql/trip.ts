/**
 * One way to the database and back with any number of statements: they leave in one piece, run one after the other, and
 * each sees what those before it have done and waited for. At the first that fails the rest is left undone, and the whole
 * trip fails with it. Between two statements nothing waits for the other side, and a socket is written to once.
 */
import type pg from 'pg';
import utils from 'pg/lib/utils.js';

import { inOnePiece, type Messages } from './messages.ts';

export interface Statement {
  text: string;
  values: readonly unknown[];
  /** Under which the connection knows it again; without one it is understood anew each time. */
  name: string | undefined;
}

export interface Answer {
  rows: Record<string, unknown>[];
  /** As the database names what it has done: `UPDATE 2`. */
  done: string;
}

interface Column {
  name: string;
  parse: (text: string) => unknown;
}

/** What the statements of one connection bring back, by their names: neither they nor their columns are told twice. */
export type Known = Map<string, readonly Column[]>;

export type ParserOf = (oid: number, format: 'text') => (text: string) => unknown;

type Texts = readonly (string | null)[];

/** `pg` hands each message of the answer to the method that is named after it. */
export class Trip implements pg.Submittable {
  readonly statements: readonly Statement[];
  readonly answers: Promise<Answer[]>;
  readonly #prepared: readonly (string | Buffer | null)[][];
  readonly #known: Known;
  readonly #parserOf: ParserOf;
  readonly #arrived: { columns: readonly Column[]; rows: Texts[]; done: string }[] = [];
  #columns: readonly Column[] | undefined;
  #rows: Texts[] = [];
  #resolve: () => void = () => undefined;
  #reject: (error: unknown) => void = () => undefined;

  constructor(statements: readonly Statement[], known: Known, parserOf: ParserOf) {
    this.statements = statements;
    // Before anything is sent: what cannot be written must not break off in the middle.
    this.#prepared = statements.map(({ values }) => values.map((value) => utils.prepareValue(value)));
    this.#known = known;
    this.#parserOf = parserOf;
    const arrival = new Promise<void>((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    this.answers = arrival.then(() => this.#arrived.map(read));
  }

  /** What cannot be written is handed back: thrown, it would leave the connection waiting for an answer for ever. */
  submit({ stream }: pg.Connection): unknown {
    try {
      const said = inOnePiece((messages) => this.#write(messages));
      // Code that closes the connection tells the trip so.
      if (stream.writable) stream.write(said);
      return undefined;
    } catch (error) {
      return error;
    }
  }

  #write(messages: Messages): void {
    for (const [at, { text, name = '' }] of this.statements.entries()) {
      const isKnown = this.#known.has(name);
      if (!isKnown) {
        // One that was understood and then failed is there under this name, and was not noted.
        if (name !== '') messages.close(name);
        messages.parse(name, text);
      }
      messages.bind(name, this.#prepared[at] ?? []);
      if (!isKnown) messages.describe();
      messages.execute();
    }
    messages.sync();
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, parse: this.#parserOf(dataTypeID, 'text') }));
  }

  handleDataRow({ fields }: { fields: Texts }): void {
    this.#rows.push(fields);
  }

  handleCommandComplete({ text }: { text: string }): void {
    const { name } = this.statements[this.#arrived.length] ?? {};
    const columns = this.#columns ?? this.#known.get(name ?? '') ?? [];
    if (name !== undefined) this.#known.set(name, columns);
    this.#arrived.push({ columns, rows: this.#rows, done: text });
    this.#columns = undefined;
    this.#rows = [];
  }

  handleReadyForQuery(): void {
    this.#resolve();
  }

  handleError(error: unknown): void {
    this.#reject(error);
  }
}

function read({ columns, rows, done }: { columns: readonly Column[]; rows: Texts[]; done: string }): Answer {
  return { rows: rows.map((texts) => readRow(columns, texts)), done };
}

function readRow(columns: readonly Column[], texts: Texts): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  let at = 0;
  for (const { name, parse } of columns) {
    const text = texts[at++] ?? null;
    row[name] = text === null ? null : parse(text);
  }
  return row;
}
