/** Reads what the operator set in the environment, once, at start. A wrong value ends the start with a sentence. */
import { resolve } from 'node:path';
import { parse } from 'valibot';
import { Settings } from '#contract/settings.ts';
import type { Hosts } from './http/security-headers.ts';
import type { IssuerSettings } from './social/issuer.ts';
import { cannotStart, type Started } from './started.ts';

export interface ServerSettings {
  host: string;
  port: number;
  /** Where the bundled games run. */
  providerPort: number;
  /** Where a browser finds the page, when that is not here: in development it comes from elsewhere. */
  pagePort: number;
  /** Where a browser finds the games, when that is not beside the page: behind a proxy. */
  gameOrigin: string | undefined;
  dataFolder: string;
  /** Without it the private database in the data folder is used. */
  databaseUrl: string | undefined;
  /** With it there is neither database nor handler: calls and pictures come from that host. */
  apiOrigin: URL | undefined;
  gameCount: number;
  sandbox: boolean;
  /** Names by which testers reach it. */
  sandboxHosts: readonly string[];
  /** Where the page stands, which passkeys are bound to. */
  publicOrigins: readonly string[];
  /** Push services beside those of the browsers, for tests. */
  pushOrigins: readonly string[];
  /** Another site whose accounts may sign in. */
  oidc: IssuerSettings | undefined;
  killServiceWorker: boolean;
  /** A proxy stands in front, and its word on where a request came from counts. */
  trustProxy: boolean;
  hosts: Hosts;
  page: Settings;
  logLevel: 'error' | 'info' | 'debug';
}

type Environment = Record<string, string | undefined>;

const LOG_LEVELS = ['error', 'info', 'debug'] as const;

function readHostLists(env: Environment): Started<{ pictures: string[]; frames: string[]; chat: string[] }> {
  const pictures = readHosts(env['GAME_RESOURCE_HOSTS']);
  const frames = readHosts(env['FRAME_HOSTS']);
  const chat = readHosts(env['CHAT_HOSTS']);
  if (pictures && frames && chat) return { ok: true, value: { pictures, frames, chat } };
  return cannotStart(
    'GAME_RESOURCE_HOSTS, FRAME_HOSTS and CHAT_HOSTS are lists such as "https://cdn.example https://b.example".',
  );
}

export function readSettings(env: Environment): Started<ServerSettings> {
  const port = readWhole(env['PORT'], 4173, 0, 65_535);
  if (port === undefined) return cannotStart(`PORT must be a number up to 65535, and is "${env['PORT']}".`);
  const gameCount = readWhole(env['GAMES'], 1200, 1, 20_000);
  if (gameCount === undefined) return cannotStart(`GAMES must be a number from 1 to 20000, and is "${env['GAMES']}".`);
  const apiOrigin = readOrigin(env['API_ORIGIN']);
  if (apiOrigin === null) return cannotStart(`API_ORIGIN must look like https://host, and is "${env['API_ORIGIN']}".`);
  const lists = readHostLists(env);
  if (!lists.ok) return lists;
  const publicOrigins = readPublicOrigins(env['PUBLIC_ORIGIN']);
  if (!publicOrigins) {
    return cannotStart(`PUBLIC_ORIGIN must look like https://host, and is "${env['PUBLIC_ORIGIN']}".`);
  }
  const monitorOrigin = readMonitor(env['MONITOR_URL']);
  if (monitorOrigin === null) {
    return cannotStart(`MONITOR_URL must look like https://host/path, and is "${env['MONITOR_URL']}".`);
  }
  const places = readPlaces(env, port);
  if (!places.ok) return places;
  const oidc = readIssuer(env);
  if (oidc === null) {
    return cannotStart('OIDC_ISSUER (an https address), OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are needed together.');
  }
  // An operator's own host may name itself as the home of its pictures.
  const own = apiOrigin ? [apiOrigin.origin] : [];
  return {
    ok: true,
    value: {
      // Only this machine, unless the operator says otherwise: the sandbox is open to every machine that can reach it.
      host: env['HOST'] || '127.0.0.1',
      port,
      ...places.value,
      dataFolder: resolve(env['PERYA_DATA'] || '.data'),
      databaseUrl: env['DATABASE_URL'] || undefined,
      apiOrigin,
      gameCount,
      ...readSandbox(env, publicOrigins),
      publicOrigins,
      pushOrigins: namesOf(env['PUSH_ORIGINS']),
      oidc,
      killServiceWorker: env['SW_KILL'] === '1',
      trustProxy: env['TRUST_PROXY'] === '1',
      hosts: { ...lists.value, pictures: [...lists.value.pictures, ...own], monitor: monitorOrigin },
      page: readPageSettings(env),
      logLevel: LOG_LEVELS.find((level) => level === env['LOG_LEVEL']) ?? 'error',
    },
  };
}

type Places = Pick<ServerSettings, 'providerPort' | 'pagePort' | 'gameOrigin'>;

function readPlaces(env: Environment, port: number): Started<Places> {
  const providerPort = readWhole(env['PROVIDER_PORT'], port === 0 ? 0 : port + 1, 0, 65_535);
  if (providerPort === undefined || (providerPort === port && port !== 0)) {
    return cannotStart(`PROVIDER_PORT must be a port other than PORT, and is "${env['PROVIDER_PORT']}".`);
  }
  const gameOrigin = readOrigin(env['GAME_ORIGIN']);
  if (gameOrigin === null) {
    return cannotStart(`GAME_ORIGIN must look like https://host, and is "${env['GAME_ORIGIN']}".`);
  }
  const pagePort = readWhole(env['PAGE_PORT'], port, 0, 65_535) ?? port;
  return { ok: true, value: { providerPort, pagePort, gameOrigin: gameOrigin?.origin } };
}

function readPageSettings(env: Environment): Settings {
  const named = {
    siteVariant: env['SITE_VARIANT'],
    brandCode: env['BRAND_CODE'],
    appId: env['APP_ID'],
    channel: env['CHANNEL'],
    clientReferrer: env['CLIENT_REFERRER'],
    installReferrer: env['INSTALL_REFERRER'],
    chatHost: env['CHAT_HOST'],
    chatScript: env['CHAT_SCRIPT'],
    monitorUrl: env['MONITOR_URL'],
    homeOffers: env['HOME_OFFERS'],
    adProbe: env['AD_PROBE'] === '1',
  };
  return parse(Settings, Object.fromEntries(Object.entries(named).filter(([, value]) => value)));
}

function readWhole(text: string | undefined, otherwise: number, least: number, most: number): number | undefined {
  if (!text) return otherwise;
  const number = Number(text);
  return Number.isInteger(number) && number >= least && number <= most ? number : undefined;
}

function readOrigin(text: string | undefined): URL | undefined | null {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '';
  return isOrigin ? url : null;
}

/** The page's security policy names the site that the page may tell of a visit. */
function readMonitor(text: string | undefined): string | undefined | null {
  if (!text) return undefined;
  return URL.canParse(text) && new URL(text).protocol === 'https:' ? new URL(text).origin : null;
}

type SandboxSettings = Pick<ServerSettings, 'sandbox' | 'sandboxHosts'>;

const readSandbox = (env: Environment, publicOrigins: readonly string[]): SandboxSettings => ({
  sandbox: !env['DATABASE_URL'] || env['SANDBOX'] === '1',
  sandboxHosts: [...namesOf(env['SANDBOX_HOSTS']), ...publicOrigins.map((origin) => new URL(origin).hostname)],
});

const namesOf = (text = ''): string[] => text.split(/[\s,]+/).filter((name) => name !== '');

/** As a browser writes an origin: no path, no capital letters, no port that goes without saying. */
function readPublicOrigins(text: string | undefined): string[] | undefined {
  const origins = (text ?? '').split(/[\s,]+/).filter((origin) => origin !== '');
  return origins.every((origin) => readOrigin(origin)?.origin === origin) ? origins : undefined;
}

function readIssuer(env: Environment): IssuerSettings | undefined | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (!issuer && !clientId && !clientSecret) return undefined;
  if (!issuer || !clientId || !clientSecret || !URL.canParse(issuer)) return null;
  const url = new URL(issuer);
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && url.hostname === 'localhost');
  const signing = env['OIDC_SIGNING'] === 'HS256' ? 'shared-secret' : 'published-key';
  return isSafe ? { issuer: url, clientId, clientSecret, name: env['OIDC_NAME'] || 'LINE', signing } : null;
}

// They become part of a header, so nothing but an origin may pass.
const HOST_SOURCE = /^(https:\/\/(\*\.)?|http:\/\/)[a-z0-9.-]+(:\d+)?$/i;

function readHosts(text: string | undefined): string[] | undefined {
  const hosts = (text ?? '').split(/[\s,]+/).filter((host) => host !== '');
  return hosts.every((host) => HOST_SOURCE.test(host)) ? hosts : undefined;
}
