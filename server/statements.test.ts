/** How often a call goes to the database, and with how much: what every player's every call costs is noticed here without a clock. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games as rows } from '#contract/games.ts';
import { mail } from '#contract/mail.ts';
import { records } from '#contract/records.ts';
import { session } from '#contract/session.ts';
import { wallet as money } from '#contract/wallet.ts';
import { must } from '#shared/assert.ts';
import { depositOf } from '../tests/kit/deposits.ts';
import { GAMES, newKey, openProviderKit } from '../tests/kit/provider.ts';
import { openSealer } from '../tests/kit/seal.ts';
import { withDatabase } from '../tests/kit/sql.ts';
import { watchTrips } from '../tests/kit/trips.ts';
import { openWalletKit } from '../tests/kit/wallet.ts';
import { aWithdrawer, exchangeOf } from '../tests/kit/withdrawals.ts';
import { openTestApp } from '../tests/kit/app.ts';
import { startSession } from './players/start-session.ts';
import { type Database, openDatabase } from './sql/database.ts';
import { writeSettings } from './sql/queries/settings.ts';

interface Cost {
  trips: number;
  statements: number;
}

const EXPECTED: Record<string, Cost> = {
  heartbeat: { trips: 2, statements: 2 },
  'heartbeat in a game': { trips: 2, statements: 2 },
  heart: { trips: 3, statements: 6 },
  bet: { trips: 4, statements: 11 },
  deposit: { trips: 3, statements: 12 },
  'trade info': { trips: 1, statements: 11 },
  'withdrawal, asked for': { trips: 5, statements: 15 },
  'withdrawal, taken back': { trips: 5, statements: 11 },
  'terms of a withdrawal': { trips: 1, statements: 10 },
  refresh: { trips: 2, statements: 6 },
  movements: { trips: 1, statements: 4 },
  letters: { trips: 1, statements: 3 },
};
const MOST_OF_A_SPIN: Cost = { trips: 12, statements: 28 };

withDatabase((database) => {
  const now = new Date('2026-11-20T12:00:00Z');
  const sent = watchTrips();
  let own: Database | undefined;

  beforeAll(async () => {
    // Connections that were opened before the spy came are not seen by it.
    const opened = await openDatabase(database.url());
    if (opened.ok) own = opened.value;
  });
  afterAll(async () => {
    sent.stop();
    await own?.close();
  });

  /** But for the look at whether settings have changed, once a second for everybody and in nobody's way. */
  const asked = () => sent.trips().filter((trip) => !trip.some(({ text }) => text.includes('"revision"')));
  /** The second time, when connections are open and the first look at things is behind. What has no name is planned anew each time. */
  const count = async (make: () => Promise<unknown>): Promise<Cost> => {
    await make();
    return countOne(make);
  };
  const countOne = async (make: () => Promise<unknown>): Promise<Cost> => {
    sent.forget();
    await make();
    const statements = asked().flat();
    expect(statements.filter(({ name }) => name === undefined)).toEqual([]);
    return { trips: asked().length, statements: statements.length };
  };

  test('a heartbeat, a heart, a bet, a deposit, a withdrawal, what is read of money and letters, and a spin go to the database as often as this, and what they ask has a name', async () => {
    const db = own!.db;
    const kit = await openProviderKit(db);
    await kit.renew();
    await writeSettings(db, { appRechargeTypeList: [{ id: 1, name: 'QR Ph' }] });
    const app = await openTestApp(db, { now: () => now });
    const token = await startSession({ db }, kit.playerId, { fingerprint: '', device: '', now });
    await db
      .updateTable('session')
      .set({ created_at: new Date(now.getTime() - 1) })
      .execute();
    const post = async (path: string, body: object) => {
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
      const answer = (await (await app.call(path, body, headers)).json()) as Record<string, unknown>;
      expect(answer).toMatchObject({ errcode: 0 });
      return answer;
    };
    const wallet = openWalletKit(app);
    const visit = await wallet.visit(kit.playerId);
    const bet = () =>
      wallet.say('bet', { session: visit, roundId: randomUUID(), transactionId: randomUUID(), amount: 100 });
    const seal = await openSealer(db);
    const { passwords } = app.services;
    await aWithdrawer(db, now, kit.playerId);
    await db
      .updateTable('player')
      .set({ password_hash: must(await passwords.hash(Buffer.from('perya-demo-88')), 'it is made') })
      .where('id', '=', kit.playerId)
      .execute();
    const countWithdrawal = async () => {
      let order: unknown;
      const ask = async () => {
        const wish = exchangeOf(10_000, { password: seal('perya-demo-88') });
        order = (await post(...wish))['orderId'];
      };
      const takeBack = () => post(money.cancelOrder.path, { orderId: order });
      await ask();
      await takeBack();
      return { 'withdrawal, asked for': await countOne(ask), 'withdrawal, taken back': await countOne(takeBack) };
    };
    const costs = {
      heartbeat: await count(() => post(session.online.path, {})),
      'heartbeat in a game': await count(() => post(session.online.path, { gameId: GAMES.slot })),
      heart: await count(() => post(rows.gameLike.path, { id: GAMES.slot, like: 1 })),
      bet: await count(bet),
      deposit: await count(() => post(...depositOf(50_000))),
      'trade info': await count(() => post(money.tradeInfo.path, {})),
      ...(await countWithdrawal()),
      'terms of a withdrawal': await count(() => post(money.getExchange.path, {})),
      refresh: await count(() => post(session.refreshData.path, {})),
      movements: await count(() => post(records.appUserCoinDetail.path, {})),
      letters: await count(() => post(mail.getMail2.path, {})),
    };
    expect(costs).toEqual(EXPECTED);
    await kit.visit(GAMES.slot);
    const spin = await count(() => kit.ask('spin', { key: newKey(), stake: 2_000 }));
    // Of a spin that wins, lifts its player and earns points; others send fewer.
    expect(spin.trips).toBeLessThanOrEqual(MOST_OF_A_SPIN.trips);
    expect(spin.statements).toBeLessThanOrEqual(MOST_OF_A_SPIN.statements);
  });
});
