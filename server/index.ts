/** The program: reads its settings and serves. Nothing is decided here. */
import { resolve } from 'node:path';
import { end, serve } from './launch/serve.ts';
import { startLogging } from './logger.ts';
import { readSettings } from './settings.ts';

const settings = readSettings(process.env);
if (settings.ok) {
  startLogging(settings.value.logLevel);
  // The program lies in build/server, and the page beside it in dist.
  await serve(settings.value, resolve(import.meta.dirname, '../../dist'));
} else {
  end(settings.sentence);
}
