/** Vitest's global set-up of the suites that need a database: the servers run once for all of them. */
import type { TestProject } from 'vitest/node';

import { currentSealingKey } from '#server/app-keys.ts';
import { openDatabase } from '#server/sql/database.ts';
import { migrate } from '#server/sql/migrate.ts';

import { adminQuery, type SqlServer, startSqlServers, urlOf } from './sql-servers.ts';

declare module 'vitest' {
  interface ProvidedContext {
    sqlServers: SqlServer[];
  }
}

let servers: Awaited<ReturnType<typeof startSqlServers>> = [];

export async function setup(project: TestProject): Promise<void> {
  servers = await startSqlServers();
  await Promise.all(servers.map(({ adminUrl }) => makeTemplate(adminUrl)));
  project.provide(
    'sqlServers',
    servers.map(({ name, adminUrl }) => ({ name, adminUrl })),
  );
}

export async function teardown(): Promise<void> {
  await Promise.all(servers.map((server) => server.stop()));
}

/** Migrated once, with the keys that take long to make; every test file gets a copy of it. */
async function makeTemplate(adminUrl: string): Promise<void> {
  await adminQuery(adminUrl, 'create database perya_template');
  const opened = await openDatabase(urlOf(adminUrl, 'perya_template'));
  if (!opened.ok) throw new Error(opened.sentence);
  const migrated = await migrate(opened.value.db);
  if (!migrated.ok) throw new Error(migrated.sentence);
  await Promise.all([currentSealingKey(opened.value.db), currentSealingKey(opened.value.db, 'rsa-pkcs1')]);
  await opened.value.close();
}
