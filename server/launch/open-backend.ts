/** Puts together what stands behind the app: our own handlers on a database, or the way to the operator's host. */
import { join } from 'node:path';

import { log } from '#shared/log.ts';

import type { Backend } from '../app.ts';
import { makePassThrough } from '../http/pass-through.ts';
import { openPictures } from '../http/pictures.ts';
import { brands } from '../seed/brands.ts';
import { alignGames } from '../seed/align-games.ts';
import { markWorld } from '../seed/mark-world.ts';
import { renewSeasons } from '../seed/renew-seasons.ts';
import { insertDemoPlayers } from '../seed/insert-demo-players.ts';
import { restoreClock } from '../sandbox/sandbox-state.ts';
import { seed } from '../seed/insert-world.ts';
import type { LaunchUrl } from '../call/context.ts';
import { openServices } from '../services.ts';
import type { ServerSettings } from '../settings.ts';
import { type Database, openDatabase } from '../sql/database.ts';
import { makeDataFolder } from '../sql/embedded/data-folder.ts';
import { type Embedded, startEmbedded } from '../sql/embedded.ts';
import { migrate } from '../sql/migrate.ts';
import type { Started } from '../started.ts';
import { makeClock } from '../clock.ts';
import { startHousekeeping } from './housekeeping.ts';
import { readSecret } from './signing-secrets.ts';

export interface OpenBackend {
  backend: Backend;
  /** What the person at the terminal should read about it. */
  lines: [name: string, value: string][];
  /** Resolves with a sentence when it cannot go on. */
  lost: Promise<string>;
  announce: (address: string) => void;
  close: () => Promise<void>;
}

const never = new Promise<string>(() => undefined);

export async function openBackend(settings: ServerSettings, launchUrl: LaunchUrl): Promise<Started<OpenBackend>> {
  if (settings.apiOrigin) return { ok: true, value: openForeign(settings.apiOrigin) };
  const data = makeDataFolder(settings.dataFolder);
  if (!data.ok) return data;
  if (settings.databaseUrl)
    return openOwn({ settings, launchUrl, dataFolder: data.value, url: settings.databaseUrl, embedded: null });
  const embedded = await startEmbedded(data.value);
  if (!embedded.ok) return embedded;
  const { url } = embedded.value;
  const own = await openOwn({ settings, launchUrl, dataFolder: data.value, url, embedded: embedded.value });
  if (!own.ok) await embedded.value.stop();
  return own;
}

function openForeign(apiOrigin: URL): OpenBackend {
  return {
    backend: { kind: 'foreign', passThrough: makePassThrough(apiOrigin) },
    lines: [['Calls go to', apiOrigin.origin]],
    lost: never,
    announce: () => undefined,
    close: async () => undefined,
  };
}

interface Own {
  settings: ServerSettings;
  launchUrl: LaunchUrl;
  dataFolder: string;
  url: string;
  embedded: Embedded | null;
}

async function openOwn({ settings, launchUrl, dataFolder, url, embedded }: Own): Promise<Started<OpenBackend>> {
  const opened = await openDatabase(url);
  if (!opened.ok) return opened;
  const filled = await fill(opened.value, settings);
  if (!filled.ok) {
    await opened.value.close();
    return filled;
  }
  const { db, later } = opened.value;
  const clock = makeClock();
  if (settings.sandbox) await restoreClock(db, clock);
  const services = openServices({ db, later }, clock.now, {
    ...settings,
    uploadFolder: join(dataFolder, 'uploads'),
    providerSecret: readSecret(dataFolder, 'provider'),
    bankSecret: readSecret(dataFolder, 'bank'),
    launchUrl,
  });
  if (settings.sandbox) await insertDemoPlayers(services);
  // Made before the first visitor asks for it. A failure shows itself again, to the visitor who asks.
  services.configAnswers.renew().catch((error: unknown) => log.error('config not made', { detail: String(error) }));
  const endHousekeeping = await startHousekeeping(services);
  return {
    ok: true,
    value: {
      backend: {
        kind: 'own',
        services,
        pictures: openPictures(join(dataFolder, 'pictures'), later, brands),
        clock,
        sandbox: settings.sandbox,
        sandboxHosts: settings.sandboxHosts,
      },
      lines: [['Data', dataFolder], ...(embedded?.note ? [['', embedded.note] as [string, string]] : [])],
      lost: embedded?.lost ?? never,
      announce: (address) => embedded?.announce(address),
      close: async () => {
        endHousekeeping();
        await opened.value.close();
        await embedded?.stop();
      },
    },
  };
}

async function fill({ db }: Database, { gameCount }: ServerSettings): Promise<Started<void>> {
  const migrated = await migrate(db);
  if (!migrated.ok) return migrated;
  await seed(db, gameCount, new Date());
  await alignGames(db);
  if (await markWorld(db)) await renewSeasons(db, new Date());
  return { ok: true, value: undefined };
}
