import { randomUUID } from 'node:crypto';
import type { AsyncCommand } from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { startSession } from '#server/players/start-session.ts';
import { sendLogTo } from '#shared/log.ts';
import { openTestApp, type TestApp } from '../../tests/kit/app.ts';
import { openBankKit } from '../../tests/kit/deposits.ts';
import { depositCommands, type Mover, withdrawalCommands } from '../../tests/kit/money-commands.ts';
import { makeMoneyOracle, type MoneyOracle, type Purse } from '../../tests/kit/money-oracle.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { playKit } from '../../tests/kit/play.ts';
import { withEachDatabase } from '../../tests/kit/sql.ts';
import { makeOracle, type Oracle } from '../../tests/kit/wallet-oracle.ts';
import { openWalletKit, type WalletKit, type WalletReply } from '../../tests/kit/wallet.ts';
import { aWithdrawer, makeTestBank } from '../../tests/kit/withdrawals.ts';
import { readBalance } from '../ledger/balance.ts';
import { findMismatches } from '../ledger/find-mismatches.ts';
import { readWager } from '../ledger/wager.ts';
import { writeSettings } from '../sql/queries/settings.ts';
import { closeVisits } from '../sql/queries/visits.ts';
import { fc } from '../../tests/kit/property.ts';
import { runs } from '../../tests/kit/runs.ts';

const { assert, asyncModelRun, asyncProperty, boolean, commands, nat, oneof, record } = fc;

const RUNS = runs(6, 2_000);
const BEGIN = 60_000;

/** A round or a bet belongs to the visit in which it was first named. */
interface Said {
  id: string;
  session: string;
}

interface Model {
  oracle: Oracle;
  money: MoneyOracle;
}

/** What has been said, so that it can be said again. */
interface Real {
  kit: WalletKit;
  playerId: number;
  session: string;
  rounds: Said[];
  bets: Said[];
  said: (() => Promise<void>)[];
  mover: Mover;
}

withEachDatabase((database) => {
  const { db, server, clock } = playKit(database);

  const purseOf = async (playerId: number): Promise<Purse> => {
    const { required, done } = await readWager(db(), playerId);
    const [cash, held] = [await readBalance(db(), playerId), await readBalance(db(), playerId, 'withdrawal-hold')];
    return { cash, held, toWager: required - done };
  };

  const agree = ({ status, body }: WalletReply, expected: object): void =>
    expect({ status, balance: body['balance'] }).toEqual({ balance: undefined, ...expected });

  /** Does it, and keeps it for a step that does it twice; after each step the books are looked through. */
  const step = (
    name: string,
    act: (model: Model, real: Real) => Promise<(() => Promise<void>) | undefined>,
  ): AsyncCommand<Model, Real> => ({
    check: () => true,
    toString: () => name,
    run: async (model, real) => {
      const again = await act(model, real);
      if (again) {
        real.said.push(again);
        await again();
      }
      expect(await purseOf(real.playerId)).toEqual(model.oracle.purse);
      expect(await findMismatches(db())).toEqual([]);
    },
  });

  const roundOf = ({ rounds, session }: Real, which: number): Said => {
    const fresh = { id: randomUUID(), session };
    if (which % 3 === 0 || rounds.length === 0) rounds.push(fresh);
    return rounds[which % rounds.length] ?? fresh;
  };

  const bet = record({ amount: oneof(nat(4_000), nat(60_000)), which: nat(20) }).map(({ amount, which }) =>
    step(`bet ${amount}`, async ({ oracle }, real) => {
      const [{ id: round, session }, transaction] = [roundOf(real, which), randomUUID()];
      real.bets.push({ id: transaction, session });
      return async () => {
        const request = { session, roundId: round, transactionId: transaction, amount };
        agree(await real.kit.say('bet', request), oracle.bet(transaction, { session, round, amount }));
      };
    }),
  );
  const win = record({ amount: nat(6_000), which: nat(20), isOver: boolean() }).map(({ amount, which, isOver }) =>
    step(`win ${amount} ${isOver}`, async ({ oracle }, real) => {
      const [{ id: round, session }, transaction] = [roundOf(real, which), randomUUID()];
      return async () => {
        const request = { session, roundId: round, transactionId: transaction, amount, isRoundOver: isOver };
        agree(await real.kit.say('win', request), oracle.win(transaction, { round, amount, isOver }));
      };
    }),
  );
  const rollback = record({ which: nat(20), isUnknown: boolean() }).map(({ which, isUnknown }) =>
    step(`rollback ${isUnknown ? 'of none' : which}`, async ({ oracle }, real) => {
      const known = real.bets[which % Math.max(1, real.bets.length)];
      const transaction = randomUUID();
      const fresh = { id: randomUUID(), session: real.session };
      const { id: of, session } = isUnknown || known === undefined ? fresh : known;
      return async () => {
        const request = { session, transactionId: transaction, betTransactionId: of };
        agree(await real.kit.say('rollback', request), oracle.rollback(transaction, of));
      };
    }),
  );
  const repeat = nat(50).map((which) =>
    step(`again ${which}`, async (_model, real) => {
      await real.said[which % Math.max(1, real.said.length)]?.();
      return undefined;
    }),
  );
  const close = boolean().map((isNextOpened) =>
    step(isNextOpened ? 'next visit' : 'close', async ({ oracle }, real) => {
      await closeVisits(db(), real.playerId, clock.now());
      oracle.close(real.session);
      if (isNextOpened) real.session = await real.kit.visit(real.playerId);
      return undefined;
    }),
  );
  const restart = nat(0).map(() =>
    step('restart', async (_model, real) => {
      const restarted = await openTestApp(db(), { now: clock.now });
      real.kit = openWalletKit(restarted);
      Object.assign(real.mover, await moverOf(restarted, real.playerId));
      return undefined;
    }),
  );

  const moverOf = async (app: TestApp, playerId: number) => {
    const place = { fingerprint: 'device-one-0001', device: '', now: clock.now() };
    const authorization = `Bearer ${await startSession({ db: db() }, playerId, place)}`;
    return {
      post: async (path: string, body: object, key: string) =>
        (await app.call(path, body, { authorization, 'idempotency-key': key })).json(),
      bank: openBankKit(app),
      desk: { db: db(), bank: makeTestBank(), now: clock.now },
    };
  };

  beforeAll(async () => {
    sendLogTo(() => {});
    await writeSettings(db(), { appRechargeTypeList: [{ id: 1, name: 'QR Ph' }] });
  });

  test('whatever is said, in whatever order and however often, the balance is the model’s', async () => {
    const moving = [...depositCommands(step), ...withdrawalCommands(step)];
    const property = asyncProperty(
      commands([bet, bet, win, rollback, repeat, close, restart, ...moving], {
        maxCommands: 40,
        size: 'max',
      }),
      async (sequence) => {
        const kit = openWalletKit(server());
        const { id: playerId } = await aPlayer(db());
        await aWithdrawer(db(), clock.now(), playerId);
        await kit.give(playerId, BEGIN);
        const session = await kit.visit(playerId);
        const mover = { ...(await moverOf(server(), playerId)), deposits: [], withdrawals: [] };
        const real = { kit, playerId, session, rounds: [], bets: [], said: [], mover };
        const purse = { cash: BEGIN, held: 0, toWager: 0 };
        const model = { oracle: makeOracle(purse), money: makeMoneyOracle(purse) };
        await asyncModelRun(() => ({ model, real }), sequence);
      },
    );
    await assert(property, { numRuns: RUNS });
  }, 3_600_000);
});
