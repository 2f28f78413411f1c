import { randomUUID } from 'node:crypto';
import type { AsyncCommand } from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { must } from '#shared/assert.ts';
import { sendLogTo } from '#shared/log.ts';
import { openTestApp } from '../../tests/kit/app.ts';
import { asideCommands, COUPON_ITEMS, SAFEBOX_SECRET } from '../../tests/kit/aside-commands.ts';
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
import { openSealer } from '../../tests/kit/seal.ts';
import { withEachDatabase } from '../../tests/kit/sql.ts';
import { makeOracle, type Oracle, POINTS_PER_HUNDRED_PESOS } from '../../tests/kit/wallet-oracle.ts';
import { openWalletKit, type WalletKit, type WalletReply } from '../../tests/kit/wallet.ts';
import { addAccount } from '../../tests/kit/withdrawals.ts';
import { credit } from '../ledger/credit.ts';
import { findMismatches } from '../ledger/find-mismatches.ts';
import { post } from '../ledger/post.ts';
import { addSafeboxHash } from '../safebox/password-store.ts';
import { demoBanks } from '../seed/demo-banks.ts';
import { inTransaction } from '../sql/in-transaction.ts';
import { writeSettings } from '../sql/queries/settings.ts';
import type { TxnKind } from '../sql/ledger-tables.ts';
import { closeVisits } from '../sql/queries/visits.ts';
import { fc } from '../../tests/kit/property.ts';
import { hasFixedDice, runs } from '../../tests/kit/runs.ts';

const { assert, asyncModelRun, asyncProperty, boolean, commands, nat, oneof, record, tuple } = fc;

const sevenOf = <Value>(one: Value) => [one, one, one, one, one, one, one] as const;

/** On each of the two databases. */
const SEQUENCES = runs(1_000, 100_000);
/** Short, as few commands are enough for most that can go wrong between two; and some that are long. */
const [SHORT, LONG] = [6, 60];
const AT_ONCE = 8;
const LOOKS_EVERY = 250;
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

  /** In one trip, as it is read after every step. */
  const purseOf = async (playerId: number): Promise<Purse> => {
    const { rows } = await sql<Purse>`select
      coalesce(sum(balance) filter (where kind = 'cash'), 0)::bigint as cash,
      coalesce(sum(balance) filter (where kind = 'withdrawal-hold'), 0)::bigint as held,
      coalesce((select required - done from wager where player_id = ${playerId}), 0)::bigint as "toWager",
      coalesce(sum(balance) filter (where kind = 'safebox'), 0)::bigint as safebox,
      coalesce(sum(balance) filter (where kind = 'points'), 0)::bigint as points
      from account where player_id = ${playerId}`.execute(db());
    return must(rows[0], 'a sum has a row');
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
      Object.assign(real.mover, await openMover(restarted, real.playerId, seal));
      return undefined;
    }),
  );

  let seal: (password: string) => string;
  let safeboxHash = '';

  beforeAll(async () => {
    sendLogTo(() => {});
    seal = await openSealer(db());
    safeboxHash = must(await server().services.passwords.hash(Buffer.from(SAFEBOX_SECRET)), 'there is a place');
    await db().insertInto('bank').values(demoBanks).execute();
    await writeSettings(db(), {
      appRechargeTypeList: [{ id: 1, name: 'QR Ph' }],
      passwordLengthMin: 8,
      points: { perHundredPesos: POINTS_PER_HUNDRED_PESOS, offers: OFFERS },
      coupons: { days: 7, betRate: COUPON_BET_RATE },
      appPropConfigMap: COUPON_ITEMS,
    });
  });

  /** A player of each sequence's own, with what every sequence begins with. */
  const begin = async (): Promise<{ model: Model; real: Real }> => {
    const kit = openWalletKit(server());
    const now = clock.now();
    const { id: playerId } = await aPlayer(db(), { kyc_state: 'approved' });
    await inTransaction(db(), async (transaction) => {
      await addAccount(transaction, playerId, now);
      await addSafeboxHash(transaction, { playerId, hash: safeboxHash, now });
      const [ref, points] = [`begin ${playerId}`, { points: POINTS, 'points-issued': -POINTS }];
      await credit(transaction, { kind: 'adjustment', ref, playerId, amount: BEGIN, now });
      await post(transaction, { kind: 'points-set', ref, playerId, amounts: points, now });
    });
    const session = await kit.visit(playerId);
    const mover = { ...(await openMover(server(), playerId, seal)), deposits: [], withdrawals: [], coupons: [] };
    const purse = { ...openPurse(BEGIN), points: POINTS };
    const model = { oracle: makeOracle(purse), money: makeMoneyOracle(purse), aside: makeAsideOracle(purse) };
    return { model, real: { kit, playerId, session, rounds: [], bets: [], said: [], mover } };
  };

  test('whatever is said, in whatever order and however often, the balance is the model’s', async () => {
    const moving = [...depositCommands(step), ...withdrawalCommands(step), ...asideCommands(step)];
    const all = [bet, bet, win, rollback, repeat, close, restart, ...moving];
    const short = commands(all, { maxCommands: SHORT, size: 'max' });
    const long = commands(all, { maxCommands: LONG, size: 'max' });
    const play = async (sequence: Iterable<AsyncCommand<Model, Real>>): Promise<void> => {
      const begun = await begin();
      await asyncModelRun(() => begun, sequence);
    };
    let [played, looked] = [0, 0];
    const seldomLong = oneof({ weight: 31, arbitrary: short }, { weight: 1, arbitrary: long });
    const eight = tuple(seldomLong, ...sevenOf(short));
    const property = asyncProperty(eight, async (sequences) => {
      await Promise.all(sequences.map(play));
      played += AT_ONCE;
      if (played - looked < LOOKS_EVERY) return;
      looked = played;
      expect(await findMismatches(db())).toEqual([]);
    });
    await assert(property, { numRuns: Math.ceil(SEQUENCES / AT_ONCE) });
    expect(await findMismatches(db())).toEqual([]);
    const moved = await db().selectFrom('txn').select('kind').distinct().execute();
    const kinds = moved.map(({ kind }) => kind);
    if (hasFixedDice) expect(kinds).toEqual(expect.arrayContaining(MOVEMENTS));
  }, 3_600_000);
});
