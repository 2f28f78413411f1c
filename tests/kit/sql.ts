/**
 * Databases for tests; each suite has one of its own. Most run on the PostgreSQL that comes with the app. The suites that
 * would notice another version (queries, migrations, the ledger, repeats, the wallet) run on the oldest one as well.
 */
import { randomBytes } from 'node:crypto';

import { afterAll, beforeAll, describe, inject } from 'vitest';

import { type Database, openDatabase } from '#server/sql/database.ts';

import { adminQuery, type SqlServer, urlOf } from './sql-servers.ts';

export interface TestDatabase {
  /** Open while the tests run. */
  current: () => Database;
  url: () => string;
}

/** A crowd of a test waits for a connection and for a row as long as the machine takes; what a crowd is told has tests of its own. */
const PATIENT_MS = 60_000;

type Suite = (database: TestDatabase) => void;

/** A fresh and migrated database on the PostgreSQL that comes with the app. */
export const withDatabase = (suite: Suite): void => suiteOn(inject('sqlServers').slice(0, 1), suite);

/** As above, once for each PostgreSQL of this machine. */
export const withEachDatabase = (suite: Suite): void => suiteOn(inject('sqlServers'), suite);

/** An empty one on each, for what migrations do. */
export const withEmptyDatabase = (suite: Suite): void => suiteOn(inject('sqlServers'), suite, 'template0');

function suiteOn(servers: SqlServer[], suite: Suite, from = 'perya_template'): void {
  describe.each(servers)('on $name', ({ adminUrl }) => {
    const name = `test_${randomBytes(6).toString('hex')}`;
    const url = urlOf(adminUrl, name);
    let open: Database | undefined;

    beforeAll(async () => {
      // A copy of files writes no log of each page.
      await adminQuery(adminUrl, `create database ${name} template ${from} strategy file_copy`);
      const opened = await openDatabase(url, { waitMs: PATIENT_MS, lockMs: PATIENT_MS });
      if (!opened.ok) throw new Error(opened.sentence);
      open = opened.value;
    });

    afterAll(async () => {
      await open?.close();
      await adminQuery(adminUrl, `drop database ${name} with (force)`);
    });

    suite({
      url: () => url,
      current: () => {
        if (!open) throw new Error('The database is open from the first test on, not while tests are collected.');
        return open;
      },
    });
  });
}
