/** `npm start`: from a fresh clone to a running Perya. */
import './node-version.mjs';

void import('./prepare.mjs').then(({ prepare }) => prepare()).then(() => import('../../build/server/index.js'));
