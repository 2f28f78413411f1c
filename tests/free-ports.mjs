import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * From here on no browser refuses a port, and below the second number no system gives one to a program that asks for any.
 * So nothing else takes a port between this look at it and the start of its server.
 */
const FIRST = 10_240;
const HANDED_OUT = 32_768;

/** Two ports next to each other that are free: the app's, and the one after it for the games. */
export async function freePorts() {
  for (;;) {
    const port = randomInt(FIRST, HANDED_OUT - 1);
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
