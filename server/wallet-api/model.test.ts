import { randomUUID } from 'node:crypto';
import type { AsyncCommand } from 'fast-check';
import { expect, test } from 'vitest';
import { openTestApp } from '../../tests/kit/app.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { playKit } from '../../tests/kit/play.ts';
import { withEachDatabase } from '../../tests/kit/sql.ts';
import { makeOracle, type Oracle } from '../../tests/kit/wallet-oracle.ts';
import { openWalletKit, type WalletKit, type WalletReply } from '../../tests/kit/wallet.ts';
import { readBalance } from '../ledger/balance.ts';
import { findMismatches } from '../ledger/find-mismatches.ts';
import { closeVisits } from '../sql/queries/visits.ts';
import { fc } from '../../tests/kit/property.ts';
import { runs } from '../../tests/kit/runs.ts';

const { assert, asyncModelRun, asyncProperty, boolean, commands, nat, record } = fc;

const RUNS = runs(8, 2_000);

/** A round or a bet belongs to the visit in which it was first named. */
interface Said {
  id: string;
  session: string;
}

interface Model {
  oracle: Oracle;
}

/** What has been said, so that it can be said again. */
interface Real {
  kit: WalletKit;
  playerId: number;
  session: string;
  rounds: Said[];
  bets: Said[];
  said: (() => Promise<void>)[];
}

withEachDatabase((database) => {
  const { db, server, clock } = playKit(database);

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
      expect(await readBalance(db(), real.playerId)).toBe(model.oracle.balance());
      expect(await findMismatches(db())).toEqual([]);
    },
  });

  const roundOf = ({ rounds, session }: Real, which: number): Said => {
    const fresh = { id: randomUUID(), session };
    if (which % 3 === 0 || rounds.length === 0) rounds.push(fresh);
    return rounds[which % rounds.length] ?? fresh;
  };

  const bet = record({ amount: nat(4_000), which: nat(20) }).map(({ amount, which }) =>
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
      real.kit = openWalletKit(await openTestApp(db(), { now: clock.now }));
      return undefined;
    }),
  );

  test('whatever is said, in whatever order and however often, the balance is the model’s', async () => {
    const property = asyncProperty(
      commands([bet, bet, win, rollback, repeat, close, restart], { maxCommands: 25 }),
      async (sequence) => {
        const kit = openWalletKit(server());
        const { id: playerId } = await aPlayer(db());
        await kit.give(playerId, 10_000);
        const session = await kit.visit(playerId);
        const real = { kit, playerId, session, rounds: [], bets: [], said: [] };
        await asyncModelRun(() => ({ model: { oracle: makeOracle(10_000) }, real }), sequence);
      },
    );
    await assert(property, { numRuns: RUNS });
  }, 3_600_000);
});
