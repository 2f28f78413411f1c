import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

import { root } from './prepare.mjs';

/** Builds the server, starts it, and does both again whenever its source changes. Resolves after the first start. */
export async function keepServerRunning(vite, port, pagePort) {
  // The games are in frames and reload with them; nobody needs them hot.
  const games = await vite.build({
    configFile: join(root, 'server', 'provider', 'vite.config.ts'),
    logLevel: 'warn',
    build: { watch: {} },
  });
  let child = null;
  let turn = Promise.resolve();
  const watcher = await vite.build({
    configFile: join(root, 'server', 'vite.config.ts'),
    logLevel: 'warn',
    build: { watch: {}, outDir: join(root, 'build', 'dev') },
  });
  await new Promise((resolve) => {
    watcher.on('event', (event) => {
      if (event.code === 'ERROR') console.error(event.error.message);
      if (event.code !== 'BUNDLE_END' && event.code !== 'ERROR') return;
      void event.result?.close();
      if (event.code === 'BUNDLE_END') turn = turn.then(restart);
      void turn.then(resolve);
    });
  });

  async function restart() {
    await end(child);
    child = await start(port, pagePort);
  }

  return {
    isRunning: () => child !== null && child.exitCode === null,
    stop: async () => {
      await watcher.close();
      await games.close();
      await turn;
      await end(child);
    },
  };
}

/** In a group of its own, so that the interrupt key reaches it only through us; and ending with us all the same. */
async function start(port, pagePort) {
  // A browser finds page and games on ports next to each other, as it does without hot reload.
  const providerPort = process.env.PROVIDER_PORT || String(pagePort + 1);
  const ports = { PORT: String(port), PAGE_PORT: String(pagePort), PROVIDER_PORT: providerPort };
  const follow = pathToFileURL(join(root, 'server', 'launch', 'follow-npm.mjs')).href;
  const child = spawn(process.execPath, ['--import', follow, join(root, 'build', 'dev', 'index.js')], {
    env: { ...process.env, ...ports, HOST: '127.0.0.1', npm_lifecycle_event: 'dev' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const lines = createInterface({ input: child.stdout });
  await new Promise((resolve) => {
    child.once('exit', resolve);
    // What it says about itself holds its own port, which nobody should use; what it logs is worth reading.
    lines.on('line', (line) => {
      if (line.startsWith('Perya is ready')) resolve();
      else if (line.startsWith('{')) console.log(line);
    });
  });
  return child;
}

async function end(child) {
  if (child === null || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
