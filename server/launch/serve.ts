/** The life of the server as a process: start, one printed page, and a stop that leaves nothing running. */
import { join } from 'node:path';
import { SECOND_MS } from '#shared/durations.ts';
import { log } from '#shared/log.ts';
import { makeApp } from '../app.ts';
import { openClient } from '../http/client.ts';
import { keepRelease } from '../http/kept-releases.ts';
import { openLinkRows } from '../links/link-rows.ts';
import type { BankLine } from '../sandbox/bank/bank-line.ts';
import { makeBankProcess } from '../sandbox/bank/bank-process.ts';
import { restoreSiteVariant } from '../sandbox/sandbox-state.ts';
import { demoPlayer } from '../seed/demo-player.ts';
import type { Services } from '../services.ts';
import type { ServerSettings } from '../settings.ts';
import { describeOwner } from '../sql/embedded/claim.ts';
import { makeGamePlace } from './game-place.ts';
import { listen, findPortObstacle } from './listen.ts';
import { openBackend } from './open-backend.ts';
import { gameListener, loopbackOf, openGames } from './open-games.ts';
import { phoneLines } from './phone-lines.ts';

/** Where the build has put what browsers load, and this program. */
interface Built {
  client: string;
  games: string;
  program: string;
}

export async function serve(settings: ServerSettings, folders: Built): Promise<void> {
  const obstacle = await findObstacle(settings);
  if (obstacle) return end(obstacle);
  const place = makeGamePlace(settings);
  const opened = await openBackend(settings, place.launchUrl);
  if (!opened.ok) return end(opened.sentence);
  const { backend, lines, lost, announce, close } = opened.value;
  const { page, hosts, killServiceWorker } = settings;
  const releases = await keepReleases(settings, folders);
  const rows = backend.kind === 'own' ? openLinkRows(backend.services) : undefined;
  const firstPictures = backend.kind === 'own' ? backend.services.configAnswers.firstPictures : undefined;
  const links = { rows, publicOrigins: settings.publicOrigins, firstPictures };
  const parts = {
    folder: folders.client,
    releases,
    settings: page,
    hosts,
    killServiceWorker,
    games: place.bundled,
    links,
  };
  const client = await openClient(parts);
  const hasSandbox = backend.kind === 'own' && backend.sandbox;
  if (hasSandbox) await restoreSiteVariant(backend.services.db, client);
  const listening = await listen(makeApp(client, backend), settings);
  if (!listening.ok) {
    await close();
    return end(listening.sentence);
  }
  const { address, port } = listening.value;
  place.ports.page ||= port;
  const parties = { settings, place, walletPort: port, pageFolder: folders.games };
  const games = backend.kind === 'own' ? await openGames({ ...parties, services: backend.services }) : null;
  if (games && !games.ok) {
    await listening.value.close();
    await close();
    return end(games.sentence);
  }
  const line = backend.kind === 'own' ? openBankLine(backend.services, { folders, settings, port }) : undefined;
  announce(address);
  stopOnSignal(async () => {
    await line?.close();
    await games?.value.close();
    await listening.value.close();
    await close();
  });
  void lost.then(end);
  const gameLines: Lines = games ? [['Games', `run at ${settings.gameOrigin ?? games.value.address}`]] : [];
  print(address, [...(hasSandbox ? sandboxLines(address) : []), ...gameLines, ...phoneLines(settings, port), ...lines]);
}

/** The sandbox's bank, which is a process of its own and reaches us as any bank would. */
function openBankLine(
  { bankLine, bankSecret: secret }: Services,
  { folders, settings, port }: { folders: Built; settings: ServerSettings; port: number },
): BankLine | undefined {
  bankLine?.open(makeBankProcess(folders.program, { address: `http://${loopbackOf(settings.host)}:${port}`, secret }));
  return bankLine;
}

/** A folder that cannot be written costs old pages a reload after the next deploy; that is no reason not to start. */
async function keepReleases({ dataFolder }: ServerSettings, { client }: Built): Promise<string[]> {
  try {
    return await keepRelease({ client, folder: join(dataFolder, 'releases'), nowMs: Date.now() });
  } catch (error) {
    log.error('releases are not kept', { detail: String(error) });
    return [];
  }
}

/** Looked for before anything is made. */
async function findObstacle(settings: ServerSettings): Promise<string | null> {
  const obstacle = await findPortObstacle(settings);
  // An operator who starts Perya twice meets its port; which Perya that is helps more than which port.
  if (obstacle) return describeOwner(settings.dataFolder) ?? obstacle;
  return settings.apiOrigin ? null : findPortObstacle(gameListener(settings));
}

type Lines = [name: string, value: string][];

const sandboxLines = (address: string): Lines => [
  ['Demo player', `username ${demoPlayer.account}, password ${demoPlayer.password}`],
  ['Sandbox', `${address}/sandbox`],
];

function print(address: string, lines: Lines): void {
  const page = [`Perya is ready at ${address}`, '', ...lines.map(([name, value]) => `  ${name.padEnd(13)}${value}`)];
  process.stdout.write(`${page.join('\n')}\n`);
}

const PATIENCE_MS = 2 * SECOND_MS;

/**
 * The interrupt key arrives twice when npm passes it on as well, so only a later signal is from an operator who is
 * tired of waiting. Then the process ends at once, and the database is ended by what watches over it.
 */
function stopOnSignal(stop: () => Promise<void>): void {
  let stoppingSinceMs: number | null = null;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stoppingSinceMs !== null && performance.now() - stoppingSinceMs > PATIENCE_MS) process.exit(1);
      if (stoppingSinceMs !== null) return;
      stoppingSinceMs = performance.now();
      void stop().then(() => process.exit(0));
    });
  }
}

export function end(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
