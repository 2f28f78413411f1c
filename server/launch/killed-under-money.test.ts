/**
 * The server is killed while fifty players move money in every way there is, and starts again. Nothing that it has said is
 * lost; what nobody has heard the end of is sent again under its key, and happens once.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REWARD_ITEMS } from '#contract/reward-enums.ts';
import { must } from '#shared/assert.ts';
import { openTestApp } from '../../tests/kit/app.ts';
import { bundle } from '../../tests/kit/bundle.ts';
import { type Child, endAll, run } from '../../tests/kit/child.ts';
import {
  type MakeMove,
  type Move,
  type MovedPurse,
  type MovingPlayer,
  movesIn,
  OFFER,
} from '../../tests/kit/money-moves.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { isLong, runs, SEED } from '../../tests/kit/runs.ts';
import { removeScratch, scratchFolder } from '../../tests/kit/scratch.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { openWalletKit, type WalletKit } from '../../tests/kit/wallet.ts';
import { aWithdrawer } from '../../tests/kit/withdrawals.ts';
import { readBalance } from '../ledger/balance.ts';
import { findMismatches } from '../ledger/find-mismatches.ts';
import { startSession } from '../players/start-session.ts';
import { give } from '../promotions/give.ts';
import { addSafeboxHash } from '../safebox/password-store.ts';
import { writeSettings } from '../sql/queries/settings.ts';
import { readSecret } from './signing-secrets.ts';

const KILLS = runs(3, 100);
const PLAYERS = 50;
const MINUTE_MS = 60_000;
const READY_MS = 2_000;
const BEGIN: MovedPurse = { cash: 100_000_000, held: 0, safebox: 0, points: 100_000_000 };
const ACCOUNTS = { cash: 'cash', held: 'withdrawal-hold', safebox: 'safebox', points: 'points' } as const;
const PARTS = Object.keys(ACCOUNTS) as (keyof MovedPurse)[];

interface Seat extends MovingPlayer {
  network: string;
  /** What the player ought to have, by all that was answered. */
  purse: MovedPurse;
  moves: MakeMove[];
  made: number;
  /** Sent, and nobody has heard the end of it. */
  open: Move | undefined;
}

withDatabase((database) => {
  const db = () => database.current().db;
  let program: string;
  let data: string;
  let server: Child;
  let address: string;
  let kit: WalletKit;

  /** How long it takes until players are served. */
  const start = async (): Promise<number> => {
    const beganAt = performance.now();
    const env = { PORT: '0', GAMES: '20', API_ORIGIN: '', SANDBOX: '1', TRUST_PROXY: '1' };
    server = run(process.execPath, [program], { ...env, DATABASE_URL: database.url(), PERYA_DATA: data });
    address = (await server.line(/^Perya is ready at /)).slice('Perya is ready at '.length);
    return performance.now() - beganAt;
  };

  beforeAll(async () => {
    program = await bundle('server/index.ts');
    data = scratchFolder();
    await start();
    // Its world gives bonuses, and its bank pays by itself: what a move brings is to be known beforehand.
    await db().deleteFrom('activity').execute();
    const orders = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"mode":"hand"}' };
    expect((await fetch(`${address}/sandbox/orders`, orders)).status).toBe(200);
    await writeSettings(db(), {
      appRechargeTypeList: [{ id: 1, name: 'QR Ph' }],
      isDepositBank: 0,
      points: { perHundredPesos: 0, offers: [OFFER] },
    });
    await server.kill('SIGTERM');
    kit = openWalletKit(await openTestApp(db()));
  }, 2 * MINUTE_MS);
  // The last named is the first to run.
  afterAll(removeScratch);
  afterAll(endAll, MINUTE_MS);

  const sitDown = async (at: number): Promise<Seat> => {
    const [now, { id: playerId }] = [new Date(), await aPlayer(db())];
    await aWithdrawer(db(), now, playerId);
    await addSafeboxHash(db(), { playerId, hash: 'nothing is taken out', now });
    await kit.give(playerId, BEGIN.cash);
    const gift = [{ id: REWARD_ITEMS.points, count: BEGIN.points, betRate: 0 }];
    await give(db(), gift, { ref: randomUUID(), playerId, now });
    const secrets = { bank: readSecret(data, 'bank'), provider: readSecret(data, 'provider') };
    const { playing, withdrawing } = movesIn({ db: db(), secrets });
    return {
      playerId,
      token: await startSession({ db: db() }, playerId, { fingerprint: '', device: '', now }),
      network: `10.0.0.${at + 1}`,
      visit: await kit.visit(playerId),
      orderId: '',
      roundId: '',
      purse: { ...BEGIN },
      moves: at % 5 === 0 ? withdrawing : playing,
      made: 0,
      open: undefined,
    };
  };

  /** Undefined when the line broke, or there was no place for it. */
  const post = async ({ network }: Seat, { path, body, headers }: Move) => {
    const common = { 'content-type': 'application/json', 'x-forwarded-for': network };
    const sent = { method: 'POST', body, headers: { ...common, ...headers() } };
    const reply = await fetch(address + path, sent)
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch(() => undefined);
    return reply?.status === 429 ? undefined : reply;
  };

  /** Of what is open, or of the next. True when it was answered. */
  const move = async (seat: Seat): Promise<boolean> => {
    const { moves, purse } = seat;
    const open = seat.open ?? (await must(moves[seat.made++ % moves.length], 'there are moves')(seat));
    seat.open = open;
    const reply = await post(seat, open);
    if (!reply) return false;
    const answer = JSON.parse(reply.text) as Record<string, unknown>;
    expect([reply.status, answer['errcode'] ?? 0], `${open.path} ${reply.text}`).toEqual([200, 0]);
    seat.open = undefined;
    for (const part of PARTS) purse[part] += open.brings[part] ?? 0;
    open.learns?.(answer);
    return true;
  };

  /** All of them at once, until so many moves were answered and the server is dead. */
  const playUntilKilled = async (seats: Seat[], most: number): Promise<void> => {
    const game = { left: most, isOver: false };
    const killed = server.ended.then(() => (game.isOver = true));
    const play = async (seat: Seat): Promise<void> => {
      while (!game.isOver) {
        if (!(await move(seat))) continue;
        game.left -= 1;
        if (game.left === 0) server.process.kill('SIGKILL');
      }
    };
    await Promise.all(seats.map(play));
    await killed;
  };

  const readPurse = async ({ playerId }: Seat) => {
    const read = async (part: keyof MovedPurse) => [part, await readBalance(db(), playerId, ACCOUNTS[part])] as const;
    return Object.fromEntries(await Promise.all(PARTS.map(read)));
  };

  test(
    'a server that is killed loses nothing that it has acknowledged, and does nothing twice',
    async () => {
      const seats: Seat[] = [];
      for (let at = 0; at < PLAYERS; at += 1) seats.push(await sitDown(at));
      const [readyMs, unheard]: [number[], number[]] = [[], []];
      await start();
      for (let kill = 0; kill < KILLS; kill += 1) {
        // A visit that is silent for long is closed.
        await db().updateTable('visit').set({ seen_at: new Date() }).execute();
        await playUntilKilled(seats, 200 + ((SEED + kill * 7_919) % 200));
        readyMs.push(await start());
        const open = seats.filter((seat) => seat.open !== undefined);
        unheard.push(open.length);
        const hear = async (seat: Seat): Promise<void> => {
          while (seat.open !== undefined) await move(seat);
        };
        await Promise.all(open.map(hear));
        for (const seat of seats) expect(await readPurse(seat)).toEqual(seat.purse);
        expect(await findMismatches(db())).toEqual([]);
      }
      expect(Math.max(...unheard)).toBeGreaterThan(0);
      // A crowded machine starts everything late: the time counts in the long run.
      if (isLong) expect(Math.max(...readyMs)).toBeLessThan(READY_MS);
    },
    60 * MINUTE_MS,
  );
});
