/** Every way in which money moves, one at a time, as something that is done again under the same key until it is told that it is done. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { account } from '#contract/account.ts';
import { QR_PAYABLE_MS } from '#contract/limits.ts';
import { mail } from '#contract/mail.ts';
import { SAFEBOX_DIRECTIONS } from '#contract/money-enums.ts';
import { PROTOCOL_ERRORS } from '#contract/protocol-errors.ts';
import { REWARD_ITEMS } from '#contract/reward-enums.ts';
import { wallet } from '#contract/wallet.ts';
import { acceptReviewed, returnReviewed } from '#server/deposits/credit-deposit.ts';
import { sweepDeposits } from '#server/deposits/sweep-deposits.ts';
import { writeLetter } from '#server/letters/letter-store.ts';
import { inTransaction } from '#server/sql/in-transaction.ts';
import { depositOf, openBankKit } from './deposits.ts';
import { COUPONS } from './money-oracle.ts';
import { openMover } from './mover.ts';
import type { playKit } from './play.ts';
import { advance, exchangeOf, makeTestBank, type TestBank } from './withdrawals.ts';

/** Points for coin. */
export const PATH_OFFER = { id: 1, points: 100, coin: 150, betRate: 2, aDay: 10 };
const SECRET = 'put-aside-88';

export type PathPurse = Record<'cash' | 'held' | 'safebox' | 'points', number>;

/** Does it, under the same key or id each time; whether it was told that it is done. */
export type Act = () => Promise<boolean>;

interface MoneyPath {
  name: string;
  ready: () => Promise<Act>;
  brings: Partial<PathPurse>;
  /** It goes in steps of which each stands, and only its last one ends it: the money alone is as it was. */
  isInSteps?: true;
}

/** Whether a call was done; otherwise it was told that the server is at fault. */
export const isDone = ({ errcode }: Record<string, unknown>): boolean => {
  if (errcode !== 0) expect(errcode).toBe(PROTOCOL_ERRORS.fault.errcode);
  return errcode === 0;
};

const throwing =
  (work: () => Promise<unknown>): Act =>
  () =>
    work().then(
      () => true,
      () => false,
    );

type Kit = ReturnType<typeof playKit>;

/** Every one of them; `seal` as the page seals a password. */
export const moneyPaths = (kit: Kit, seal: (password: string) => string): MoneyPath[] => [
  ...gamePaths(kit),
  ...depositPaths(kit),
  ...reviewPaths(kit),
  ...withdrawalPaths(kit),
  ...asidePaths(kit, seal),
  ...pointsPaths(kit),
];

/** As the player: one call under one key, and one that has to be done before it. */
const callsOf = ({ post }: Kit) => ({
  asked: (path: string, body: object): Act => {
    const key = randomUUID();
    return async () => isDone(await post(path, body, key));
  },
  done: async (path: string, body: object) => {
    const told = await post(path, body);
    expect(told['errcode']).toBe(0);
    return told;
  },
});

const isWell = ({ status }: { status: number }): boolean => {
  if (status !== 200) expect(status).toBe(500);
  return status === 200;
};

const orderOf = async (kit: Kit, more: object = {}): Promise<string> =>
  String((await callsOf(kit).done(...depositOf(60_000, more)))['orderId']);

function gamePaths(kit: Kit): MoneyPath[] {
  const { playerId } = kit;
  const round = async () => ({ session: await kit.wallet().visit(playerId()), roundId: randomUUID() });
  const played = async () => {
    const { session, roundId } = await round();
    const transactionId = randomUUID();
    expect((await kit.bet(session, 1_000, roundId, transactionId)).status).toBe(200);
    return { session, roundId, bet: transactionId };
  };
  return [
    {
      name: 'a bet',
      brings: { cash: -1_000 },
      ready: async () => {
        const [bet, transactionId] = [await round(), randomUUID()];
        return async () => isWell(await kit.wallet().say('bet', { ...bet, transactionId, amount: 1_000 }));
      },
    },
    {
      name: 'a win',
      brings: { cash: 2_500, points: 15 },
      ready: async () => {
        const { session, roundId } = await played();
        const prize = { session, roundId, transactionId: randomUUID(), amount: 2_500, isRoundOver: true };
        return async () => isWell(await kit.wallet().say('win', prize));
      },
    },
    {
      name: 'a bet undone',
      brings: { cash: 1_000 },
      ready: async () => {
        const { session, bet: betTransactionId } = await played();
        const undo = { session, transactionId: randomUUID(), betTransactionId };
        return async () => isWell(await kit.wallet().say('rollback', undo));
      },
    },
  ];
}

function depositPaths(kit: Kit): MoneyPath[] {
  const { db, clock, playerId } = kit;
  const { asked } = callsOf(kit);
  const word = (orderId: string, amount: number): Act => {
    const [bank, id] = [openBankKit(kit.server()), randomUUID()];
    return async () => isWell(await bank.say({ orderId, amount, outcome: 'paid' }, { id }));
  };
  return [
    { name: 'a deposit asked for', brings: {}, ready: async () => asked(...depositOf(60_000)) },
    { name: 'a deposit paid', brings: { cash: 60_000 }, ready: async () => word(await orderOf(kit), 60_000) },
    {
      name: 'a deposit paid with a coupon',
      brings: { cash: 66_000 },
      ready: async () => {
        const { giveCoupon } = await openMover(kit.server(), playerId());
        const couponId = await giveCoupon('percent', randomUUID());
        return word(await orderOf(kit, { couponId }), 60_000);
      },
    },
    {
      name: 'a deposit closed',
      brings: {},
      ready: async () => asked(wallet.cancelOrder.path, { orderId: await orderOf(kit) }),
    },
    {
      name: 'a deposit whose time is over',
      brings: {},
      ready: async () => {
        await orderOf(kit);
        clock.moveTo(clock.offsetMs() + QR_PAYABLE_MS);
        return throwing(() => sweepDeposits({ db: db(), now: clock.now }));
      },
    },
  ];
}

function reviewPaths(kit: Kit): MoneyPath[] {
  const { db, clock } = kit;
  const decided = (decide: typeof acceptReviewed) => async () => {
    const orderId = await orderOf(kit);
    await openBankKit(kit.server()).say({ orderId, amount: 59_900, outcome: 'paid' });
    return throwing(() => inTransaction(db(), (transaction) => decide(transaction, orderId, clock.now())));
  };
  return [
    { name: 'what came instead, credited', brings: { cash: 59_900 }, ready: decided(acceptReviewed) },
    { name: 'what came instead, sent back', brings: {}, ready: decided(returnReviewed) },
  ];
}

function withdrawalPaths(kit: Kit): MoneyPath[] {
  const { db, clock } = kit;
  const { asked, done } = callsOf(kit);
  const withdrawal = async () => String((await done(...exchangeOf(10_000)))['orderId']);
  const said = async (payment: TestBank['payment']): Promise<Act> => {
    const orderId = await withdrawal();
    const bank = makeTestBank();
    bank.payment = payment;
    return throwing(() => advance({ db: db(), bank, now: clock.now }, orderId));
  };
  return [
    {
      name: 'a withdrawal asked for',
      brings: { cash: -10_000, held: 10_000 },
      ready: async () => asked(...exchangeOf(10_000)),
    },
    {
      name: 'a withdrawal taken back',
      brings: { cash: 10_000, held: -10_000 },
      ready: async () => asked(wallet.cancelOrder.path, { orderId: await withdrawal() }),
    },
    { name: 'a withdrawal paid', brings: { held: -10_000 }, isInSteps: true, ready: () => said({ state: 'paid' }) },
    {
      name: 'a withdrawal that the bank returns',
      brings: { cash: 10_000, held: -10_000 },
      isInSteps: true,
      ready: () => said({ state: 'returned', reason: 'No such account.' }),
    },
  ];
}

function asidePaths(kit: Kit, seal: (password: string) => string): MoneyPath[] {
  const { asked, done } = callsOf(kit);
  const moved = (direction: number) => async () => {
    const { path } = account.safeboxTransfer;
    await done(account.safeboxPasswordInit.path, { password: seal(SECRET) });
    await done(path, { direction: SAFEBOX_DIRECTIONS.in, amount: 5_000 });
    return asked(path, { direction, amount: 700, password: seal(SECRET) });
  };
  return [
    { name: 'money put aside', brings: { cash: -700, safebox: 700 }, ready: moved(SAFEBOX_DIRECTIONS.in) },
    { name: 'money taken back', brings: { cash: 700, safebox: -700 }, ready: moved(SAFEBOX_DIRECTIONS.out) },
  ];
}

function pointsPaths(kit: Kit): MoneyPath[] {
  const { db, clock, playerId } = kit;
  const { asked } = callsOf(kit);
  const letter = async (): Promise<Act> => {
    const rewards = [
      { id: REWARD_ITEMS.coin, count: 300, betRate: 2 },
      { id: REWARD_ITEMS.points, count: 70, betRate: 0 },
      { id: COUPONS.percent.id, count: 10, betRate: 0 },
    ];
    const words = { kind: 1, title: 'A gift', content: '', rewards };
    const id = await writeLetter(db(), { ...words, playerId: playerId(), now: clock.now() });
    return asked(mail.receiveMail.path, { id });
  };
  return [
    {
      name: 'points for coin',
      brings: { points: -200, cash: 300 },
      ready: async () => asked(wallet.lotteryExchange.path, { id: PATH_OFFER.id, count: 2, points: PATH_OFFER.points }),
    },
    { name: 'a letter with coin, points and a coupon', brings: { cash: 300, points: 70 }, ready: letter },
  ];
}
