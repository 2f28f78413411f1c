/** The server without a socket, on a test's own database and clock. */
import type { Kysely } from 'kysely';
import { parse } from 'valibot';
import { API_PREFIX } from '#contract/envelope.ts';
import { Settings } from '#contract/settings.ts';
import { type App, type Backend, makeApp } from '#server/app.ts';
import { makeRepeats } from '#server/call/repeats.ts';
import { makeShares } from '#server/fair/shares.ts';
import { noteArrival } from '#server/http/arrival.ts';
import { type Client, openClient } from '#server/http/client.ts';
import { openPictures } from '#server/http/pictures.ts';
import { makeClock } from '#server/clock.ts';
import { brands } from '#server/seed/brands.ts';
import { makePasswords, type Passwords } from '#server/players/passwords.ts';
import type { Carrier } from '#server/sandbox/bank/bank-line.ts';
import { postWord } from '#server/sandbox/bank/post-word.ts';
import { openServices, type ServiceOptions, type Services } from '#server/services.ts';
import type { Tables } from '#server/sql/tables.ts';

export interface TestApp {
  app: App;
  services: Services;
  client: Client;
  backend: Extract<Backend, { kind: 'own' }>;
  /** Posts JSON to a call, as the page does; a text goes out as it is. What names no address shares one set of limits. */
  call(path: string, body?: unknown, headers?: Record<string, string>, address?: string): Promise<Response>;
}

/** `laterDb`: connections for what may wait, where a test wants them apart. */
type TestAppOptions = Partial<Services> & {
  sandbox?: boolean;
  pictureFolder?: string;
  laterDb?: Kysely<Tables>;
  /** Passwords are hashed as slowly as for real. */
  hashesInFull?: boolean;
} & Partial<ServiceOptions>;

const NO_CLIENT = { folder: '/nonexistent', hosts: { pictures: [], frames: [], chat: [] }, killServiceWorker: false };

export async function openTestApp(
  db: Kysely<Tables>,
  {
    sandbox = true,
    pictureFolder = '/nonexistent',
    uploadFolder = '/nonexistent',
    publicOrigins = [],
    oidc,
    providerSecret = 'a-secret-for-tests',
    bankSecret = 'a-secret-of-the-bank',
    pushOrigins = [],
    launchUrl = (_request, { token }) => `http://games.test/play?launch=${token}`,
    laterDb = db,
    hashesInFull = false,
    now,
    ...changed
  }: TestAppOptions = {},
): Promise<TestApp> {
  const clock = makeClock(now);
  const services: Services = {
    ...openServices({ db, later: laterDb }, clock.now, {
      uploadFolder,
      sandbox,
      publicOrigins,
      oidc,
      providerSecret,
      bankSecret,
      launchUrl,
      pushOrigins,
    }),
    ...unhurried(db, hashesInFull),
    ...changed,
  };
  const client = await openClient({ ...NO_CLIENT, settings: parse(Settings, {}) });
  const pictures = openPictures(pictureFolder, db, brands);
  const backend = { kind: 'own', services, pictures, clock, sandbox, sandboxHosts: ['perya.test'] } as const;
  const app = makeApp(client, backend);
  services.bankLine?.open(bankWithin(app, services.bankSecret));
  return {
    app,
    services,
    client,
    backend,
    call: async (path, body = {}, headers = {}, address) => {
      const request = post(path, body, headers);
      noteArrival(request, address);
      return app.fetch(request);
    },
  };
}

const PATIENT_MS = 60_000;

/** A crowd of a test waits for a place as long as the machine takes; what a crowd is told has tests of its own. */
function unhurried(db: Kysely<Tables>, hashesInFull: boolean): Partial<Services> {
  const shares = makeShares(PATIENT_MS);
  const repeats = makeRepeats(db, shares.money);
  return { shares, repeats, ...(!hashesInFull && { passwords: quickPasswords() }) };
}

/** The sandbox's bank without a process: its words go through the server's own door. */
function bankWithin(app: App, secret: string): Carrier {
  let pid: number | null = null;
  const door = { address: 'http://perya.test', secret };
  return {
    pid: () => pid,
    start: () => (pid = process.pid),
    stop: async () => void (pid = null),
    tell: async (word) => (pid === null ? undefined : postWord(word, door, (request) => app.fetch(request))),
  };
}

/** The same kind of hash with the least memory that it takes: most tests only ask whether a password is right. */
const quickPasswords = (): Passwords => makePasswords(undefined, { memoryCost: 8, timeCost: 1, parallelism: 1 });

function post(path: string, body: unknown, headers: Record<string, string>): Request {
  return new Request(`http://perya.test${API_PREFIX}${path}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
}

/** A type, a brand and as many games as a test of the lobby needs. */
export async function insertGames(db: Kysely<Tables>, count: number): Promise<void> {
  await db.insertInto('game_type').values({ id: 1, name: 'Slots', status: 1, sort: 1 }).execute();
  await db.insertInto('brand').values({ id: 1, name: 'Bahay', status: 1, sort: 1, icon3: 'brand/1.png' }).execute();
  const common = { type_id: 1, brand_id: 1, version: '1', motif: 'mango', palette: 'gold' };
  const games = Array.from({ length: count }, (_, at) => ({
    ...common,
    id: 1001 + at,
    name: `Game ${at + 1}`,
    min_bet: 100,
    max_bet: 100_000,
    rtp_bp: 9650,
  }));
  await db.insertInto('game').values(games).execute();
}
