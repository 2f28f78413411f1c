/** A signed-in player with money and a clock of their own, for tests of what playing does. */
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach } from 'vitest';
import { games as rows } from '#contract/games.ts';
import { session } from '#contract/session.ts';
import { makeClock } from '#server/clock.ts';
import { startSession } from '#server/players/start-session.ts';
import { insertGames, openTestApp, type TestApp } from './app.ts';
import { aPlayer } from './players.ts';
import type { TestDatabase } from './sql.ts';
import { openWalletKit, type WalletKit } from './wallet.ts';

/** A Friday evening in Manila. */
export const START = new Date('2026-11-20T12:00:00Z');
export const MINUTE_MS = 60_000;

type Wire = Record<string, any>; // oxlint-disable-line typescript/no-explicit-any -- An answer as it came, before anything is known of it.

/** Games 1001 and 1002 can be played, 1003 is under maintenance and 1004 is hidden. To be called inside a suite. */
export function playKit(database: TestDatabase, mobile: () => string | null = () => null) {
  let server: TestApp | undefined;
  let wallet: WalletKit | undefined;
  let playerId = 0;
  let headers: Record<string, string> = {};
  const clock = makeClock(() => START);
  const db = () => database.current().db;

  beforeAll(async () => {
    await insertGames(db(), 4);
    await db().updateTable('game').set({ maintain: true }).where('id', '=', 1003).execute();
    await db().updateTable('game').set({ show_type: 1 }).where('id', '=', 1004).execute();
    server = await openTestApp(db(), { now: clock.now });
    wallet = openWalletKit(server);
  });
  beforeEach(async () => {
    clock.moveTo(0);
    playerId = (await aPlayer(db(), { mobile: mobile() })).id;
    const place = { fingerprint: 'device-one-0001', device: '', now: START };
    headers = { authorization: `Bearer ${await startSession({ db: db() }, playerId, place)}` };
    await wallet?.give(playerId, 100_000);
  });

  const post = async (path: string, body: object = {}, key: string = randomUUID()): Promise<Wire> =>
    (await open(server).call(path, body, { ...headers, 'idempotency-key': key })).json();
  const bet = (sessionId: string, amount: number, roundId: string = randomUUID(), transactionId = randomUUID()) =>
    open(wallet).say('bet', { session: sessionId, roundId, transactionId, amount });
  return {
    db,
    clock,
    server: () => open(server),
    wallet: () => open(wallet),
    playerId: () => playerId,
    headers: () => headers,
    pass: (minutes: number) => clock.moveTo(clock.offsetMs() + minutes * MINUTE_MS),
    post,
    bet,
    win: (sessionId: string, roundId: string, amount: number, isRoundOver = true) =>
      open(wallet).say('win', { session: sessionId, roundId, transactionId: randomUUID(), amount, isRoundOver }),
    start: (gameId: number, key?: string) => post(rows.startGame.path, { gameId }, key),
    state: () => post(rows.playState.path),
    beat: (gameId?: number) => post(session.online.path, gameId === undefined ? {} : { gameId }),
    refresh: () => post(session.refreshData.path),
  };
}

function open<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The server is open from the first test on.');
  return value;
}
