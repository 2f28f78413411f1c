/** What a machine that is made for testing gets besides: the oldest PostgreSQL we promise to run on, and two more browsers. */
import { existsSync, writeFileSync } from 'node:fs';

import { installPackages } from './find-browser.mjs';
import { isHere } from './smoke/programs.mjs';

const POSTGRES_15 = '/usr/lib/postgresql/15/bin/postgres';

export async function prepareMachine() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  await addOlderPostgres();
  const browsers = [
    ...(isHere('Firefox') ? [] : ['firefox-esr']),
    ...(isHere('WebKitGTK') ? [] : ['webkit2gtk-driver', 'xvfb']),
  ];
  if (browsers.length === 0) return;
  console.log(`Installing ${browsers.join(', ')} …`);
  await installPackages(...browsers);
}

async function addOlderPostgres() {
  if (existsSync(POSTGRES_15)) return;
  console.log("Installing Debian's PostgreSQL 15 …");
  await installPackages('postgresql-common');
  // Left to itself, Debian makes a cluster and starts it at once.
  writeFileSync('/etc/postgresql-common/createcluster.conf', 'create_main_cluster = false\n');
  const { ok } = await installPackages('postgresql-15');
  if (!ok) console.log('PostgreSQL 15 cannot be installed, so the suites of SQL run on 18 alone.');
}
