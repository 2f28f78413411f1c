/** Databases for tests. A suite that needs one runs on every PostgreSQL there is; its rows are seen by nobody else. */
import { randomBytes } from 'node:crypto';

import { afterAll, beforeAll, describe, inject } from 'vitest';

import { type Database, openDatabase } from '#server/sql/database.ts';

import { adminQuery } from './sql-servers.ts';

export interface TestDatabase {
  /** Open while the tests run. */
  current: () => Database;
  url: () => string;
}

/** `suite` is called once per PostgreSQL, with a fresh and migrated database. */
export function withDatabase(suite: (database: TestDatabase) => void, from = 'perya_template'): void {
  describe.each(inject('sqlServers'))('on $name', ({ adminUrl }) => {
    const name = `test_${randomBytes(6).toString('hex')}`;
    const url = adminUrl.replace(/postgres$/, name);
    let open: Database | undefined;

    beforeAll(async () => {
      await adminQuery(adminUrl, `create database ${name} template ${from}`);
      const opened = await openDatabase(url);
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

/** An empty one, for what migrations do. */
export const withEmptyDatabase = (suite: (database: TestDatabase) => void): void => withDatabase(suite, 'template0');
