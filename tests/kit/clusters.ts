/** Private databases for tests: each runs in a process of its own, so that a test can kill it. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';

import { bundle } from './bundle.ts';
import { type Child, endAll, run } from './child.ts';
import { PROCESS_MS } from './runs.ts';
import { removeScratch, scratchFolder } from './scratch.ts';

let program: string;
let template: string;

/** For the top of a test file. */
export function prepareClusters(): void {
  beforeAll(async () => {
    program = await bundle('tests/kit/embedded-process.ts');
    template = scratchFolder();
    await (await start(template)).child.kill('SIGTERM');
    // On a busy machine PostgreSQL may end after the program, which does not wait for ever. A folder is copied at rest.
    await vi.waitFor(() => expect(existsSync(pidFileOf(template))).toBe(false), PROCESS_MS);
  });
  afterEach(endAll);
  afterAll(removeScratch);
}

export const clusterProgram = (): string => program;

export const launch = (folder: string): Child => run(process.execPath, [program, folder]);

/** A data folder with a cluster already in it, which is a second quicker than making one. */
export function usedFolder(): string {
  const folder = scratchFolder();
  execFileSync('cp', ['-a', `${template}/.`, folder]);
  return folder;
}

interface Started {
  child: Child;
  url: string;
  folder: string;
  note: string | null;
}

export async function start(folder: string): Promise<Started> {
  const child = launch(folder);
  const said = JSON.parse(await child.line(/^\{/)) as Omit<Started, 'child'> & { sentence?: string };
  expect(said.sentence).toBeUndefined();
  return { child, ...said };
}

export async function ask<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

export const postmasterOf = (folder: string): number => Number(readFileSync(pidFileOf(folder), 'utf8').split('\n')[0]);

const pidFileOf = (folder: string): string => join(folder, 'postgres', 'cluster', 'postmaster.pid');
