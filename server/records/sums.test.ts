import { randomUUID } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { COIN_KINDS, ORDER_STATUS, ROUND_STATUS, SUM_STEPS } from '#contract/money-enums.ts';
import { records } from '#contract/records.ts';
import { wallet as walletCalls } from '#contract/wallet.ts';
import { dayInManila } from '#shared/time.ts';
import { must } from '#shared/assert.ts';
import { playKit } from '../../tests/kit/play.ts';
import { fc } from '../../tests/kit/property.ts';
import { SEED } from '../../tests/kit/runs.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { watchTrips } from '../../tests/kit/trips.ts';
import { advance, anOrder, aWithdrawer, makeTestBank } from '../../tests/kit/withdrawals.ts';
import { takeBankWord } from '../deposits/credit-deposit.ts';
import { insertDeposit } from '../deposits/deposit-store.ts';
import { credit } from '../ledger/credit.ts';
import { sourcesOf } from '../promotions/sources.ts';
import { openDatabase } from '../sql/database.ts';
import { inTransaction } from '../sql/in-transaction.ts';
import { closeVisits } from '../sql/queries/visits.ts';
import { listMovements, sumUpByGame } from './play-records.ts';

interface Entry {
  id: number;
  amount: number;
  bet: number;
  win: number;
  status: number;
  createTime: number;
}

interface Step {
  step: string;
  moneyIn: number;
  moneyOut: number;
}

/** As `src/features/records/rules/told.ts` has it, which the server may not read. */
const HAS_COME_BACK: readonly number[] = [ORDER_STATUS.refused, ORDER_STATUS.expired, ORDER_STATUS.cancelled];

/** What a row adds to the sums, as its reader counts it. */
const MONEY = {
  appUserCoinDetail: ({ amount }: Entry) => [Math.max(amount, 0), Math.max(-amount, 0)],
  getRechargeRecord: ({ amount, status }: Entry) => [status === ORDER_STATUS.done ? amount : 0, 0],
  getExchangeOrder: ({ amount, status }: Entry) => [0, HAS_COME_BACK.includes(status) ? 0 : amount],
  betRecord: ({ bet, win }: Entry) => [win, bet],
} as const;

const whats = ['win', 'loss', 'undone', 'deposit', 'failed', 'withdrawal', 'returned', 'cancelled', 'reward'] as const;
const happening = fc.record({
  what: fc.constantFrom(...whats),
  amount: fc.integer({ min: 1, max: 900 }),
  minutes: fc.integer({ min: 0, max: 240 }),
});
type Happening = typeof happening extends fc.Arbitrary<infer One> ? One : never;

function sumsOf(list: Entry[], money: (entry: Entry) => readonly number[], length: number) {
  const steps = new Map<string, Step>();
  for (const entry of list) {
    const step = dayInManila(entry.createTime).slice(0, length);
    const { moneyIn, moneyOut } = steps.get(step) ?? { moneyIn: 0, moneyOut: 0 };
    const [came = 0, went = 0] = money(entry);
    steps.set(step, { step, moneyIn: moneyIn + came, moneyOut: moneyOut + went });
  }
  const stepList = [...steps.values()].toSorted((a, b) => b.step.localeCompare(a.step));
  const total = (field: 'moneyIn' | 'moneyOut') => stepList.reduce((sum, step) => sum + step[field], 0);
  return { total: list.length, moneyIn: total('moneyIn'), moneyOut: total('moneyOut'), stepList };
}

withDatabase((database) => {
  const { db, clock, pass, post, bet, win, wallet, playerId } = playKit(database);
  const now = () => clock.now();

  async function happen({ what, amount, minutes }: Happening, session: string): Promise<void> {
    pass(minutes);
    const [id, player_id] = [randomUUID(), playerId()];
    if (what === 'win' || what === 'loss' || what === 'undone') {
      await bet(session, amount, id, `b-${id}`);
      if (what !== 'undone') return void (await win(session, id, what === 'win' ? amount * 2 : 0));
      await wallet().say('rollback', { session, transactionId: randomUUID(), betTransactionId: `b-${id}` });
    } else if (what === 'deposit' || what === 'failed') {
      const by = { act_type: 1, channel_id: 1, channel_name: 'GCash', way: 'qr' } as const;
      await insertDeposit(db(), { id, player_id, amount, ...by, created_at: now() });
      pass(20);
      const outcome = what === 'failed' ? 'failed' : 'paid';
      await inTransaction(db(), (one) =>
        takeBankWord(one, { orderId: id, amount, outcome, reference: id, now: now() }),
      );
    } else if (what === 'reward') {
      const gift = { kind: 'reward', ref: id, playerId: player_id, amount, now: now() } as const;
      await inTransaction(db(), (one) => credit(one, gift));
    } else {
      const bank = makeTestBank();
      bank.word = what === 'returned' ? 'return' : what === 'cancelled' ? 'wait' : 'send';
      const order = await anOrder(db(), player_id, amount, now());
      const desk = { db: db(), bank, now };
      if (what === 'cancelled') return cancel(await advance(desk, order.id));
      for (let step = 1; step <= 3; step += 1) await advance(desk, order.id);
    }
  }

  async function cancel({ id: orderId }: { id: string }): Promise<void> {
    expect(await post(walletCalls.cancelOrder.path, { orderId })).toMatchObject({ errcode: 0 });
  }

  async function readAll(call: keyof typeof MONEY, input: object): Promise<{ sums: object; list: Entry[] }> {
    const list: Entry[] = [];
    for (let page = 1; ; page += 1) {
      const {
        list: came,
        total,
        moneyIn,
        moneyOut,
        stepList,
      } = await post(records[call].path, {
        ...input,
        page,
        pageSize: 100,
      });
      list.push(...(came as Entry[]));
      if (list.length >= total) return { sums: { total, moneyIn, moneyOut, stepList }, list };
    }
  }

  const ledger = async (...kinds: string[]): Promise<number> =>
    (
      await db()
        .selectFrom('posting')
        .innerJoin('account', 'account.id', 'account_id')
        .innerJoin('txn', 'txn.id', 'txn_id')
        .select('amount')
        .where('account.kind', '=', 'cash')
        .where('account.player_id', '=', playerId())
        .where('txn.kind', 'in', kinds as 'bet'[])
        .execute()
    ).reduce((sum, { amount }) => sum + amount, 0);

  test('[WALLET-22] of some 300 random movements the sums of each list equal its rows by day and by month, and the ledger', async () => {
    await aWithdrawer(db(), now(), playerId());
    const session = await wallet().visit(playerId());
    for (const one of fc.sample(happening, { numRuns: 240, seed: SEED })) await happen(one, session);
    for (const call of Object.keys(MONEY) as (keyof typeof MONEY)[]) {
      for (const span of [{}, { lastDays: 7 }, { lastDays: 400 }]) {
        for (const [sumBy, length] of [
          [SUM_STEPS.day, '2026-11-20'.length],
          [SUM_STEPS.month, '2026-11'.length],
        ]) {
          const { sums, list } = await readAll(call, { ...span, sumBy });
          expect(list.length, call).toBeGreaterThan(0);
          expect(sums, `${call} ${JSON.stringify(span)}`).toEqual(
            sumsOf(list, MONEY[call], must(length, 'it is there')),
          );
        }
      }
    }
    expect((await readAll('appUserCoinDetail', {})).list.length).toBeGreaterThan(250);
    const out = async (call: keyof typeof MONEY) => (await readAll(call, { sumBy: 1 })).sums;
    expect(await out('getRechargeRecord')).toMatchObject({ moneyIn: await ledger('deposit'), moneyOut: 0 });
    expect(await out('getExchangeOrder')).toMatchObject({ moneyIn: 0, moneyOut: -(await ledger('hold', 'release')) });
    expect(await out('betRecord')).toMatchObject({
      moneyIn: await ledger('win'),
      moneyOut: -(await ledger('bet', 'rollback')),
    });
  });

  test('the sums by game are those of its rounds, what cost most comes first, and nothing is anybody else’s', async () => {
    for (const [game, stake, won] of [
      [1001, 300, 500],
      [1002, 900, 100],
      [1002, 50, 50],
    ] as const) {
      const session = await wallet().visit(playerId(), game);
      const round = randomUUID();
      await bet(session, stake, round);
      await win(session, round, won);
      await closeVisits(db(), playerId(), now());
    }
    const lasting = { errcode: 0, games: 2, bet: 1_250, win: 650 };
    const asked = await post(records.betsByGame.path, { lastDays: 7 });
    expect(asked).toMatchObject(lasting);
    expect(asked['list']).toEqual([
      { id: 1002, gameName: 'Game 2', bet: 950, win: 150 },
      { id: 1001, gameName: 'Game 1', bet: 300, win: 500 },
    ]);
    const later = now().getTime() / 1_000 + 60;
    expect((await sumUpByGame(db(), { playerId: playerId(), startTime: later })).list).toEqual([]);
    expect((await sumUpByGame(db(), { playerId: playerId() + 1 })).list).toEqual([]);
  });

  test('a round tells what it has moved, to nobody but its player', async () => {
    const session = await wallet().visit(playerId());
    const [round, other] = [randomUUID(), randomUUID()];
    await bet(session, 300, round);
    await bet(session, 200, round);
    await win(session, round, 700, false);
    await win(session, round, 0);
    await bet(session, 100, other);
    const { list: rounds } = await post(records.betRecord.path);
    expect(rounds[1]).toMatchObject({ bet: 500, win: 700, status: ROUND_STATUS.settled, finishTime: now().getTime() });
    const story = await post(records.appUserCoinDetail.path, { betId: rounds[1].id });
    const told = story['list'].map((one: Record<string, unknown>) => [one['kind'], one['amount'], one['gameName']]);
    expect(told).toEqual([
      [COIN_KINDS.win, 700, 'Game 1'],
      [COIN_KINDS.bet, -200, 'Game 1'],
      [COIN_KINDS.bet, -300, 'Game 1'],
    ]);
    expect(story['list'][0].betId).toBe(rounds[1].id);
    const ofAnother = { playerId: playerId() + 1, roundId: rounds[1].id, page: 1, pageSize: 9 };
    const { list } = await listMovements(db(), ofAnother, sourcesOf(db()));
    expect(list).toEqual([]);
  });

  test.each(Object.keys(MONEY) as (keyof typeof MONEY)[])('%s knows no span beyond the last date', async (list) => {
    const path = records[list].path;
    const last = Number.MAX_SAFE_INTEGER;
    expect(await post(path, { startTime: last })).toMatchObject({ errcode: 0, list: [] });
    expect(await post(path, { startTime: 0, endTime: last })).toMatchObject({ errcode: 0 });
  });

  test('the sums of a list are read by the index of its account, in one statement', async () => {
    const sent = watchTrips();
    const own = must(await openDatabase(database.url()), 'it opens');
    if (!own.ok) throw new Error(own.sentence);
    const wanted = { playerId: playerId(), sumBy: SUM_STEPS.day, page: 1, pageSize: 20 };
    await listMovements(own.value.db, wanted, sourcesOf(own.value.db));
    const sums = sent
      .trips()
      .flat()
      .filter(({ text }) => text.includes('count(*)'));
    sent.stop();
    const plan = await own.value.db.transaction().execute(async (transaction) => {
      await transaction.executeQuery(CompiledQuery.raw('set local enable_seqscan = off'));
      return transaction.executeQuery(CompiledQuery.raw(`explain (generic_plan) ${sums[0]?.text}`));
    });
    await own.value.close();
    expect(sums).toHaveLength(1);
    expect(JSON.stringify(plan.rows)).toContain('posting_account_id');
    expect(JSON.stringify(plan.rows)).not.toContain('Seq Scan');
  });
});
