/** `npm run check`: everything that needs no browser, for all day. */
import '../server/launch/node-version.mjs';
import '../server/launch/follow-npm.mjs';

const { prepareInstall } = await import('../server/launch/prepare.mjs');
prepareInstall();
const { runChecks } = await import('./checks.mjs');
const { passed, failed } = await runChecks();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
