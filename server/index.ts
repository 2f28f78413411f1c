/** The program: reads its settings and serves, or is the sandbox's bank. Nothing is decided here. */
import { resolve } from 'node:path';
import { AS_BANK, runBank } from './sandbox/bank/bank-program.ts';

if (process.argv[2] === AS_BANK) runBank();
else await start();

async function start(): Promise<void> {
  // The bank is small, and loads nothing of this.
  const [{ end, serve }, { startLogging }, { readSettings }] = await Promise.all([
    import('./launch/serve.ts'),
    import('./logger.ts'),
    import('./settings.ts'),
  ]);
  const settings = readSettings(process.env);
  if (!settings.ok) return end(settings.sentence);
  startLogging(settings.value.logLevel);
  // The program lies in build/server, what runs in a game's frame beside it, and the page in dist.
  const client = resolve(import.meta.dirname, '../../dist');
  const games = resolve(import.meta.dirname, '../provider');
  return serve(settings.value, { client, games, program: import.meta.filename });
}
