/** `npm run smoke`: one errand of each kind in the browsers that Playwright does not bring, where the machine has them. */
import '../server/launch/node-version.mjs';
import '../server/launch/follow-npm.mjs';

const { prepareInstall } = await import('../server/launch/prepare.mjs');
prepareInstall();
const { runSmoke } = await import('./everything.mjs');
const { failed } = await runSmoke({});
process.exitCode = failed === 0 ? 0 : 1;
