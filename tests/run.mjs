/** `npm test`: installs what is missing, a browser included, runs every check and suite, and ends with one line. */
import '../server/launch/node-version.mjs';
import '../server/launch/follow-npm.mjs';

const { prepareInstall } = await import('../server/launch/prepare.mjs');
prepareInstall();
const { runEverything } = await import('./everything.mjs');
process.exitCode = await runEverything();
