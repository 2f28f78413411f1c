/** The life of the server as a process: start, one printed page, and a stop that leaves nothing running. */
import { createApp } from '../app.ts';
import { openClient } from '../http/client.ts';
import { restoreSandboxState } from '../sandbox/sandbox-state.ts';
import { demoPlayer } from '../seed/demo-player.ts';
import type { ServerSettings } from '../settings.ts';
import { describeOwner } from '../sql/embedded/claim.ts';
import { listen, findPortObstacle } from './listen.ts';
import { openBackend } from './open-backend.ts';

export async function serve(settings: ServerSettings, clientFolder: string): Promise<void> {
  const obstacle = await findPortObstacle(settings);
  // Whoever starts Perya twice has met its port; which Perya that is helps more than which port.
  if (obstacle) return end(describeOwner(settings.dataFolder) ?? obstacle);
  const opened = await openBackend(settings);
  if (!opened.ok) return end(opened.sentence);
  const { backend, lines, lost, announce, close } = opened.value;
  const { page, hosts, killServiceWorker } = settings;
  const client = await openClient({ folder: clientFolder, settings: page, hosts, killServiceWorker });
  const hasSandbox = backend.kind === 'own' && backend.sandbox;
  if (hasSandbox) await restoreSandboxState(backend.services.db, backend.clock, client);
  const listening = await listen(createApp(client, backend), settings);
  if (!listening.ok) {
    await close();
    return end(listening.sentence);
  }
  const { address } = listening.value;
  announce(address);
  stopOnSignal(async () => {
    await listening.value.close();
    await close();
  });
  void lost.then(end);
  print(address, hasSandbox ? [...sandboxLines(address), ...lines] : lines);
}

const sandboxLines = (address: string): [string, string][] => [
  ['Demo player', `username ${demoPlayer.account}, password ${demoPlayer.password}`],
  ['Sandbox', `${address}/sandbox`],
];

function print(address: string, lines: [name: string, value: string][]): void {
  const page = [`Perya is ready at ${address}`, '', ...lines.map(([name, value]) => `  ${name.padEnd(13)}${value}`)];
  process.stdout.write(`${page.join('\n')}\n`);
}

const PATIENCE_MS = 2_000;

/**
 * The interrupt key arrives twice when npm passes it on as well, so only a later signal is from somebody who has waited
 * long enough. Then the process ends at once, and the database is ended by what watches over it.
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
