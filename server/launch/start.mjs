/** `npm start`: from a fresh clone to a running Perya. */
import './node-version.mjs';
import './follow-npm.mjs';

void import('./prepare.mjs').then(({ prepare }) => prepare()).then(() => import('../../build/server/index.js'));
