/** Starts the product for a measurement, with a world of its own. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pause } from './pause.mjs';

const ROOT = join(import.meta.dirname, '../..');
const START_TRIES = 600;

/** @param {{ port: number, data: string, games?: number }} options */
export async function startLobby({ port, data, games }) {
  const env = {
    ...process.env,
    PORT: String(port),
    // A sheet that opens by itself would stand in the way of what is measured.
    HOME_OFFERS: 'none',
    PERYA_DATA: join(ROOT, '.cache', data),
    ...(games !== undefined && { GAMES: String(games) }),
  };
  const child = spawn(process.execPath, [join(ROOT, 'server/launch/start.mjs')], { env, stdio: 'ignore' });
  for (let tries = 0; tries < START_TRIES; tries++) {
    const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (isUp) return { port, url: `http://localhost:${port}`, close: () => child.kill('SIGTERM') };
    await pause(200);
  }
  throw new Error('The server did not start');
}
