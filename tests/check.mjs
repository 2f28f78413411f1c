/**
 * `npm run check`: format, lint, types, unused code, sizes and the tests of pure rules, for all day. What needs a database or
 * a page is left to `npm test`, and after a change to `npm test -- --changed`.
 */
import '../server/launch/node-version.mjs';
import '../server/launch/follow-npm.mjs';

const { prepareInstall } = await import('../server/launch/prepare.mjs');
prepareInstall();
const { runChecks } = await import('./checks.mjs');
const { passed, failed } = await runChecks(['--project', 'page']);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
