/** Whatever logged-in players send to whatever call, the server answers, and the books agree. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { account } from '#contract/account.ts';
import { REWARD_ITEMS } from '#contract/reward-enums.ts';
import { sendLogTo } from '#shared/log.ts';
import { openTestApp, type TestApp } from '../../tests/kit/app.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { fc } from '../../tests/kit/property.ts';
import { runs } from '../../tests/kit/runs.ts';
import { openSealer } from '../../tests/kit/seal.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { openWalletKit } from '../../tests/kit/wallet.ts';
import { aWithdrawer } from '../../tests/kit/withdrawals.ts';
import { anyJson, nearly } from '../../tests/contract/bodies.ts';
import { table, type TableRow } from '../../tests/contract/table.ts';
import { makeClock } from '../clock.ts';
import { findMismatches } from '../ledger/find-mismatches.ts';
import { startSession } from '../players/start-session.ts';
import { give } from '../gifts/give.ts';
import { seed } from '../seed/insert-world.ts';
import { clearTries } from '../sql/queries/tries.ts';

/** So many calls are under way at once, each of a player of its own. */
const SEATS = 4;
const ROUNDS = runs(200, 25_000);
const START = new Date('2026-11-20T12:00:00Z');
const SECRET = 'put-aside-88';

withDatabase((database) => {
  const db = () => database.current().db;
  const clock = makeClock(() => START);
  const faults: string[] = [];
  /** What the server has named, for others to name: ids of orders, letters, visits and files. */
  const named: unknown[] = [];
  const tokens: string[] = [];
  let server: TestApp;
  let seal: (password: string) => string;

  beforeAll(async () => {
    sendLogTo((level, what, fields) => level === 'error' && faults.push(`${what} ${JSON.stringify(fields)}`));
    await seed(db(), 60, START);
    server = await openTestApp(db(), { now: clock.now });
    seal = await openSealer(db());
  });

  const post = async (seat: number, path: string, body: unknown) => {
    const headers = { authorization: `Bearer ${tokens[seat]}`, 'idempotency-key': randomUUID() };
    const response = await server.call(path, JSON.stringify(body), headers);
    const text = await response.text();
    return { status: response.status, text, json: JSON.parse(text) as Record<string, unknown> };
  };

  /** With money, points, a coupon, a safebox and a game: what can be moved is there. */
  const sitDown = async (seat: number): Promise<void> => {
    const [now, { id: playerId }] = [clock.now(), await aPlayer(db())];
    await aWithdrawer(db(), now, playerId);
    await openWalletKit(server).give(playerId, 10_000_000);
    const gifts = [
      { id: REWARD_ITEMS.points, count: 100_000, betRate: 0 },
      { id: 1005, count: 10, betRate: 0 },
    ];
    await give(db(), gifts, { ref: randomUUID(), playerId, now });
    tokens[seat] = await startSession({ db: db() }, playerId, { fingerprint: '', device: '', now });
    await post(seat, account.safeboxPasswordInit.path, { password: seal(SECRET) });
  };

  const keepNames = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (/id$/i.test(key) && (typeof inner === 'string' || typeof inner === 'number')) named.push(inner);
      else keepNames(inner);
    }
    named.splice(0, named.length - 400);
  };

  interface Said {
    row: TableRow;
    body: unknown;
    /** In the place of each id and password of the example, so that the body means something. */
    means: number;
  }

  const meant = (body: unknown, means: number): unknown => {
    if (typeof body !== 'object' || body === null) return body;
    if (Array.isArray(body)) return body.map((inner) => meant(inner, means));
    const entries = Object.entries(body).map(([key, value]) => {
      if (/password/i.test(key) && typeof value === 'string') return [key, seal(SECRET)];
      const isName = /id$/i.test(key) && means % 3 > 0 && named.length > 0;
      return [key, isName && typeof value !== 'object' ? named[means % named.length] : meant(value, means)];
    });
    return Object.fromEntries(entries) as unknown;
  };

  const value = fc.oneof(
    anyJson,
    fc.integer({ min: -1, max: 12 }),
    fc.constantFrom<unknown>(100, 10_000, 50_000, 100_000_000, 2_147_483_648, 9_007_199_254_740_991, '', 'x\u0000y'),
    fc.string({ unit: 'binary', maxLength: 40 }),
  );
  const bodyOf = ({ example: { request } }: TableRow) =>
    fc.oneof(fc.constant(request), fc.constant(request), nearly(request, value), nearly(request, value), anyJson);
  const money = table.filter(({ row }) => row.effect === 'money');
  const said = fc
    .oneof(fc.constantFrom(...table), fc.constantFrom(...money))
    .chain((row) => fc.record<Said>({ row: fc.constant(row), body: bodyOf(row), means: fc.nat() }));

  test('no body of any call is answered by a fault, and the books agree at the end', async () => {
    const accepted = new Set<string>();
    /** The first of each call. */
    const failed = new Map<string, string>();
    for (let seat = 0; seat < SEATS; seat += 1) await sitDown(seat);
    const call = async ({ row: { row }, body, means }: Said, seat: number): Promise<void> => {
      const sent = meant(body, means);
      const { status, json } = await post(seat, row.path, sent);
      if (status >= 500 && !failed.has(row.path)) failed.set(row.path, `${JSON.stringify(sent)} ${faults.at(-1)}`);
      if (json['errcode'] === 0) accepted.add(row.path);
      keepNames(json);
      if (json['code'] === 401) await sitDown(seat);
    };
    const all = fc.array(said, { minLength: SEATS, maxLength: SEATS });
    const property = fc.asyncProperty(all, async (round) => {
      clock.moveTo(clock.offsetMs() + 1_000);
      await clearTries(db());
      await Promise.all(round.map(call));
    });
    await fc.assert(property, { numRuns: ROUNDS });
    expect([...failed]).toEqual([]);
    expect(await findMismatches(db())).toEqual([]);
    // Bodies that are all refused would prove little.
    expect(accepted.size).toBeGreaterThan(table.length / 3);
  }, 3_600_000);
});
