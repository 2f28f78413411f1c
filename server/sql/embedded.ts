/**
 * A private PostgreSQL in the data folder, where DATABASE_URL is not set. It is reached from this machine only, keeps
 * every acknowledged write, and never outlives its owner for longer than the next start.
 */
import pg from 'pg';

import { cannotStart, reasonOf, type Started } from '../started.ts';
import { findBinaries } from './embedded/binaries.ts';
import { claimFolder } from './embedded/claim.ts';
import { createCluster } from './embedded/cluster.ts';
import { makeDataFolder } from './embedded/data-folder.ts';
import { chooseHome, type Home } from './embedded/home.ts';
import { clearOrphan } from './embedded/postmaster.ts';
import { readSecrets, type Secrets } from './embedded/secrets.ts';
import { bySocket } from './embedded/socket.ts';
import { type Supervised, superviseCluster } from './embedded/supervise.ts';

export interface Embedded {
  /** For the program: owner of its own database and of nothing else. */
  url: string;
  /** For making and dropping databases, as the tests do. */
  adminUrl: string;
  /** Where the cluster really lives. */
  folder: string;
  /** What the person who starts Perya should know about that, if anything. */
  note: string | null;
  /** Resolves with a sentence if the database ended by itself and does not come back. */
  lost: Promise<string>;
  /** Tells a second start on this folder where the first can be reached. */
  announce: (address: string) => void;
  stop: () => Promise<void>;
}

export async function startEmbedded(folder: string): Promise<Started<Embedded>> {
  if (process.platform === 'win32') {
    return cannotStart('The private database runs on Linux and macOS: set DATABASE_URL, or start Perya inside WSL.');
  }
  const data = makeDataFolder(folder);
  if (!data.ok) return data;
  const claim = await claimFolder(data.value);
  if (!claim.ok) return claim;
  const started = await startClaimed(data.value).catch((error: unknown) => {
    claim.value.release();
    throw error;
  });
  if (!started.ok) {
    claim.value.release();
    return started;
  }
  const { server, secrets, home } = started.value;
  const urlFor = (user: string, password: string, database: string): string =>
    `postgres://${user}:${password}@127.0.0.1:${server.port}/${database}`;
  return {
    ok: true,
    value: {
      url: `${urlFor('perya', secrets.program, 'perya')}${bySocket(server.socket)}`,
      adminUrl: urlFor('postgres', secrets.admin, 'postgres'),
      folder: home.folder,
      note: home.note,
      lost: server.lost,
      announce: claim.value.announce,
      stop: () => server.stop().finally(claim.value.release),
    },
  };
}

async function startClaimed(data: string): Promise<Started<{ server: Supervised; secrets: Secrets; home: Home }>> {
  const home = chooseHome(data);
  if (!home.ok) return home;
  const binaries = findBinaries(home.value.account);
  if (!binaries.ok) return binaries;
  const secrets = readSecrets(home.value.folder);
  if (!secrets.ok) return secrets;
  const created = await createCluster(home.value, binaries.value, secrets.value.admin);
  if (!created.ok) return created;
  if (!(await clearOrphan(home.value.cluster))) {
    return cannotStart(`A database left over in ${home.value.folder} does not stop: end it, then start again.`);
  }
  const server = await superviseCluster(home.value, binaries.value);
  if (!server.ok) return server;
  try {
    await prepareDatabase(server.value.port, secrets.value);
  } catch (error) {
    await server.value.stop();
    return cannotStart(`The database in ${home.value.folder} cannot be prepared (${reasonOf(error)}).`);
  }
  return { ok: true, value: { server: server.value, secrets: secrets.value, home: home.value } };
}

/** Each step looks first, because any earlier start may have been cut short between them. */
async function prepareDatabase(port: number, secrets: Secrets): Promise<void> {
  const admin = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: secrets.admin,
    database: 'postgres',
  });
  await admin.connect();
  try {
    const { rows } = await admin.query<{ role: boolean; database: boolean }>(
      `select exists (select from pg_roles where rolname = 'perya') as role,
              exists (select from pg_database where datname = 'perya') as database`,
    );
    if (!rows[0]?.role) await admin.query(`create role perya login password '${secrets.program}'`);
    if (!rows[0]?.database) await admin.query('create database perya owner perya');
  } finally {
    await admin.end();
  }
}
