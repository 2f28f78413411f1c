import { createServer as createSocket } from 'node:net';
import { join } from 'node:path';

import { prepareInstall, root } from './prepare.mjs';
import { keepServerRunning } from './rerun.mjs';

export async function develop() {
  const port = Number(process.env.PORT || 4173);
  const obstacle = await new Promise((resolve) => tryPort(port, '127.0.0.1', resolve));
  if (obstacle) end(`Port ${port} cannot be opened (${obstacle.code}): choose another with PORT.`);
  prepareInstall();
  const vite = await import('vite');
  const serverPort = await freePort();
  const server = await keepServerRunning(vite, serverPort, port);
  if (!server.isRunning()) end('The server does not start: see above.');
  const page = await vite.createServer({
    configFile: join(root, 'vite.config.ts'),
    server: { port, strictPort: true, host: '127.0.0.1', proxy: await proxyTo(vite, `http://127.0.0.1:${serverPort}`) },
  });
  await page.listen();
  console.log(`Perya is ready at http://localhost:${port}\n\n  Sandbox      http://localhost:${port}/sandbox`);
  let stopping;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // Vite ends the process by itself on some of them, without waiting for our server.
    process.removeAllListeners(signal);
    process.on(signal, () => {
      stopping ??= Promise.all([page.close(), server.stop()]).then(() => process.exit(0));
    });
  }
}

/** What the server answers is asked of its source, so that a new kind of picture needs no second list. */
async function proxyTo(vite, target) {
  const [envelope, pictures] = await Promise.all(
    ['src/contract/envelope.ts', 'server/art/picture-address.ts'].map((path) => vite.runnerImport(join(root, path))),
  );
  const folders = [...pictures.module.PICTURE_KINDS.map((kind) => `/${kind}/`), envelope.module.API_PREFIX, '/sandbox'];
  return Object.fromEntries(folders.map((folder) => [folder, target]));
}

function freePort() {
  return new Promise((resolve, reject) =>
    tryPort(0, '127.0.0.1', (error, port) => (error ? reject(error) : resolve(port))),
  );
}

function tryPort(port, host, done) {
  const probe = createSocket();
  probe.once('error', done);
  probe.listen(port, host, () => {
    const bound = probe.address().port;
    probe.close(() => done(null, bound));
  });
}

function end(sentence) {
  console.error(sentence);
  process.exit(1);
}
