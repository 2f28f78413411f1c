/**
 * The server is killed while fifty players move money in every way there is, and starts again. Nothing that it has said is
 * lost; a call without an answer is sent again under its key, and happens once. The same when its database is stopped at
 * once under it, and runs again by itself.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '#shared/assert.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import { bundle } from '../../tests/kit/bundle.ts';
import { type Child, endAll, run } from '../../tests/kit/child.ts';
import { ask, postmasterOf, prepareClusters, start as startCluster, usedFolder } from '../../tests/kit/clusters.ts';
import { clearTheTable, hearAll, playUntil, sitDown } from '../../tests/kit/money-table.ts';
import { isLong, PROCESS_MS, runs, SEED } from '../../tests/kit/runs.ts';
import { removeScratch, scratchFolder } from '../../tests/kit/scratch.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { type Database, openDatabase } from '../sql/database.ts';
import { processMark } from '../sql/embedded/process-mark.ts';

const KILLS = runs(3, 100);
const STOPS = runs(1, 20);
/** A database that ends by itself more often than this in a minute is given up. */
const MOST_STOPS = 4;
const READY_MS = 2_000;

const mostOf = (turn: number): number => 200 + ((SEED + turn * 7_919) % 200);

prepareClusters();

let program: string;
beforeAll(async () => {
  program = await bundle('server/index.ts');
});
// The last named is the first to run.
afterAll(removeScratch);
afterAll(endAll);

/** A server that can be started again on the same folder, and how long it takes until players are served. */
function makeServer(data: string) {
  let child: Child | undefined;
  let address = '';
  return {
    data: () => data,
    address: () => address,
    child: () => child as Child,
    start: async (url: string): Promise<number> => {
      const beganAt = performance.now();
      const env = { PORT: '0', GAMES: '20', API_ORIGIN: '', SANDBOX: '1', TRUST_PROXY: '1' };
      child = run(process.execPath, [program], { ...env, DATABASE_URL: url, PERYA_DATA: data });
      address = (await child.line(/^Perya is ready at /)).slice('Perya is ready at '.length);
      return performance.now() - beganAt;
    },
  };
}

withDatabase((database) => {
  test(
    'a server that is killed loses nothing that it has acknowledged, and does nothing twice',
    async () => {
      const place = { ...makeServer(scratchFolder()), db: () => database.current().db };
      const start = () => place.start(database.url());
      await start();
      await clearTheTable(place);
      await place.child().kill('SIGTERM');
      await start();
      const seats = await sitDown(place);
      const [readyMs, unheard]: [number[], number[]] = [[], []];
      for (let kill = 0; kill < KILLS; kill += 1) {
        const server = place.child();
        await playUntil(place, seats, { most: mostOf(kill), strike: () => server.process.kill('SIGKILL') });
        await server.ended;
        readyMs.push(await start());
        unheard.push(await hearAll(place, seats));
      }
      expect(Math.max(...unheard)).toBeGreaterThan(0);
      // A crowded machine starts everything late: the time counts in the long run.
      if (isLong) expect(Math.max(...readyMs)).toBeLessThan(READY_MS);
    },
    60 * MINUTE_MS,
  );
});

test(
  'a database that is stopped at once runs again by itself: nothing acknowledged is lost, and nothing is done twice',
  async () => {
    const folder = usedFolder();
    const server = makeServer(scratchFolder());
    let [readyMs, unheard, stops]: [number[], number, number] = [[], 0, 0];
    let seats: Awaited<ReturnType<typeof sitDown>> | undefined;
    let database: Database | undefined;
    const place = { ...server, db: () => must(database, 'it is open').db };
    while (stops < STOPS) {
      const cluster = await startCluster(folder);
      await server.start(cluster.url);
      const opened = await openDatabase(cluster.url, { waitMs: MINUTE_MS });
      if (!opened.ok) throw new Error(opened.sentence);
      database = opened.value;
      if (!seats) {
        await clearTheTable(place);
        await server.child().kill('SIGTERM');
        await server.start(cluster.url);
      }
      seats ??= await sitDown(place);
      for (let stop = 0; stop < MOST_STOPS && stops < STOPS; stop += 1, stops += 1) {
        const postmaster = postmasterOf(folder);
        await playUntil(place, seats, { most: mostOf(stops), strike: () => process.kill(postmaster, 'SIGQUIT') });
        const beganAt = performance.now();
        await expect.poll(() => processMark(postmaster), { timeout: PROCESS_MS, interval: 20 }).toBeNull();
        const isBack = () => ask(cluster.url, 'select 1 as one').catch(() => null);
        await expect.poll(isBack, { timeout: PROCESS_MS, interval: 20 }).toEqual([{ one: 1 }]);
        readyMs = [...readyMs, performance.now() - beganAt];
        unheard += await hearAll(place, seats);
        expect(postmasterOf(folder)).not.toBe(postmaster);
      }
      await database.close();
      await server.child().kill('SIGTERM');
      await cluster.child.kill('SIGTERM');
    }
    expect(unheard).toBeGreaterThan(0);
    if (isLong) expect(Math.max(...readyMs)).toBeLessThan(READY_MS);
  },
  60 * MINUTE_MS,
);
