import { randomUUID } from 'node:crypto';
import type { AsyncCommand } from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { sendLogTo } from '#shared/log.ts';
import { openTestApp } from '../../tests/kit/app.ts';
import { asideCommands, COUPON_ITEMS, setSafeboxPassword } from '../../tests/kit/aside-commands.ts';
import { type AsideOracle, makeAsideOracle, OFFERS } from '../../tests/kit/aside-oracle.ts';
import { depositCommands, type Moving, withdrawalCommands } from '../../tests/kit/money-commands.ts';
import {
  COUPON_BET_RATE,
  makeMoneyOracle,
  type MoneyOracle,
  openPurse,
  type Purse,
} from '../../tests/kit/money-oracle.ts';
import { openMover } from '../../tests/kit/mover.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { playKit } from '../../tests/kit/play.ts';
import { withEachDatabase } from '../../tests/kit/sql.ts';
import { makeOracle, type Oracle, POINTS_PER_HUNDRED_PESOS } from '../../tests/kit/wallet-oracle.ts';
import { openWalletKit, type WalletKit, type WalletReply } from '../../tests/kit/wallet.ts';
import { aWithdrawer } from '../../tests/kit/withdrawals.ts';
import { readBalance } from '../ledger/balance.ts';
import { findMismatches } from '../ledger/find-mismatches.ts';
import { readWager } from '../ledger/wager.ts';
import { changePlay } from '../sandbox/staged-play.ts';
import { writeSettings } from '../sql/queries/settings.ts';
import type { TxnKind } from '../sql/ledger-tables.ts';
import { closeVisits } from '../sql/queries/visits.ts';
import { fc } from '../../tests/kit/property.ts';
import { runs } from '../../tests/kit/runs.ts';

const { assert, asyncModelRun, asyncProperty, boolean, commands, nat, oneof, record } = fc;

const RUNS = runs(24, 2_000);
const BEGIN = 60_000;
const POINTS = 500;
/** Dice that never reach one of these prove nothing of it. */
const MOVEMENTS: TxnKind[] = [
  'bet',
  'win',
  'rollback',
  'points-earned',
  'points-spent',
  'points-coin',
  'safebox-in',
  'safebox-out',
  'deposit',
  'deposit-bonus',
  'hold',
  'release',
  'settle',
];

/** A round or a bet belongs to the visit in which it was first named. */
interface Said {
  id: string;
  session: string;
}

interface Model {
  oracle: Oracle;
  money: MoneyOracle;
  aside: AsideOracle;
}

/** What has been said, so that it can be said again. */
interface Real {
  kit: WalletKit;
  playerId: number;
  session: string;
  rounds: Said[];
  bets: Said[];
  said: (() => Promise<void>)[];
  mover: Moving;
}

withEachDatabase((database) => {
  const { db, server, clock } = playKit(database);

  const purseOf = async (playerId: number): Promise<Purse> => {
    const { required, done } = await readWager(db(), playerId);
    return {
      cash: await readBalance(db(), playerId),
      held: await readBalance(db(), playerId, 'withdrawal-hold'),
      toWager: required - done,
      safebox: await readBalance(db(), playerId, 'safebox'),
      points: await readBalance(db(), playerId, 'points'),
    };
  };

  const agree = ({ status, body }: WalletReply, expected: object): void =>
    expect({ status, balance: body['balance'] }).toEqual({ balance: undefined, ...expected });

  /** Does it, and keeps it for a step that does it twice; after each step every figure is the model’s. */
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
      Object.assign(real.mover, await openMover(restarted, real.playerId));
      return undefined;
    }),
  );

  beforeAll(async () => {
    sendLogTo(() => {});
    await writeSettings(db(), {
      appRechargeTypeList: [{ id: 1, name: 'QR Ph' }],
      passwordLengthMin: 8,
      points: { perHundredPesos: POINTS_PER_HUNDRED_PESOS, offers: OFFERS },
      coupons: { days: 7, betRate: COUPON_BET_RATE },
      appPropConfigMap: COUPON_ITEMS,
    });
  });

  test('whatever is said, in whatever order and however often, the balance is the model’s', async () => {
    const moving = [...depositCommands(step), ...withdrawalCommands(step), ...asideCommands(step)];
    const property = asyncProperty(
      commands([bet, bet, win, rollback, repeat, close, restart, ...moving], {
        maxCommands: 60,
        size: 'max',
      }),
      async (sequence) => {
        const kit = openWalletKit(server());
        const { id: playerId } = await aPlayer(db());
        await aWithdrawer(db(), clock.now(), playerId);
        await kit.give(playerId, BEGIN);
        await changePlay(server().services, playerId, { points: POINTS });
        const session = await kit.visit(playerId);
        const mover = { ...(await openMover(server(), playerId)), deposits: [], withdrawals: [], coupons: [] };
        await setSafeboxPassword(mover);
        const real = { kit, playerId, session, rounds: [], bets: [], said: [], mover };
        const purse = { ...openPurse(BEGIN), points: POINTS };
        const model = { oracle: makeOracle(purse), money: makeMoneyOracle(purse), aside: makeAsideOracle(purse) };
        await asyncModelRun(() => ({ model, real }), sequence);
        expect(await findMismatches(db())).toEqual([]);
      },
    );
    await assert(property, { numRuns: RUNS });
    const moved = await db().selectFrom('txn').select('kind').distinct().execute();
    expect(moved.map(({ kind }) => kind)).toEqual(expect.arrayContaining(MOVEMENTS));
  }, 3_600_000);
});
