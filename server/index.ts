/** The program: reads its settings and serves. Nothing is decided here. */
import { resolve } from 'node:path';
import { end, serve } from './launch/serve.ts';
import { startLogging } from './logger.ts';
import { readSettings } from './settings.ts';

const settings = readSettings(process.env);
if (settings.ok) {
  startLogging(settings.value.logLevel);
  // The program lies in build/server, what runs in a game's frame beside it, and the page in dist.
  const client = resolve(import.meta.dirname, '../../dist');
  await serve(settings.value, { client, games: resolve(import.meta.dirname, '../provider') });
} else {
  end(settings.sentence);
}
