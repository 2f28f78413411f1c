import { createServer } from 'node:net';

/** Two ports next to each other that are free now: the app's, and the one after it for the games. */
export async function freePorts() {
  for (;;) {
    const app = await listen(0);
    const { port } = app.address();
    const games = await listen(port + 1).catch(() => undefined);
    await Promise.all([app, games].map((probe) => probe && new Promise((resolve) => probe.close(resolve))));
    if (games) return port;
  }
}

function listen(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, '127.0.0.1', () => resolve(probe));
  });
}
