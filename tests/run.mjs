/**
 * `npm test`: installs what is missing, a browser included, runs every check and suite, and ends with one line.
 * `npm test -- --changed [revision]` runs what the files reach that were changed since the last commit, or since that one.
 */
import '../server/launch/node-version.mjs';
import '../server/launch/follow-npm.mjs';

const { prepareInstall } = await import('../server/launch/prepare.mjs');
prepareInstall();
const { runEverything } = await import('./everything.mjs');
const at = process.argv.indexOf('--changed');
process.exitCode = await runEverything(at < 0 ? undefined : (process.argv[at + 1] ?? 'HEAD'));
