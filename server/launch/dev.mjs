/** `npm run dev`: the page with hot reload, and the reference server built and started again when its source changes. */
import './node-version.mjs';
import './follow-npm.mjs';

void import('./develop.mjs').then(({ develop }) => develop());
