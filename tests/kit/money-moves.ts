/** Moves of money over a real line, for a server that may die between: each is the same call every time it is sent. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { account } from '#contract/account.ts';
import { API_PREFIX } from '#contract/envelope.ts';
import { mail } from '#contract/mail.ts';
import { SAFEBOX_DIRECTIONS } from '#contract/money-enums.ts';
import { REWARD_ITEMS } from '#contract/reward-enums.ts';
import { wallet } from '#contract/wallet.ts';
import { BANK_API_PATH, BANK_ID } from '#server/bank-api/protocol.ts';
import { signatureHeaders } from '#server/http/signed-message.ts';
import { writeLetter } from '#server/letters/letter-store.ts';
import type { Tables } from '#server/sql/tables.ts';
import { PROVIDER_ID, walletPath } from '#server/wallet-api/protocol.ts';
import { depositOf, paymentOf } from './deposits.ts';
import { exchangeOf } from './withdrawals.ts';

export const OFFER = { id: 1, points: 100, coin: 150, betRate: 0, aDay: 1_000_000 };

export interface MovedPurse {
  cash: number;
  held: number;
  safebox: number;
  points: number;
}

export interface Move {
  path: string;
  body: string;
  /** A signature is of its moment; what it signs stays. */
  headers: () => Record<string, string>;
  brings: Partial<MovedPurse>;
  /** With what was answered. */
  learns?: (answer: Record<string, unknown>) => void;
}

export interface MovingPlayer {
  playerId: number;
  token: string;
  visit: string;
  /** Of the last deposit or withdrawal. */
  orderId: string;
  roundId: string;
}

interface World {
  /** Of now: a server that runs again has another. */
  db: () => Kysely<Tables>;
  secrets: { bank: string; provider: string };
}

export type MakeMove = (player: MovingPlayer) => Move | Promise<Move>;

const ask = (
  { token }: MovingPlayer,
  [path, body]: readonly [string, object],
  more: Pick<Move, 'brings' | 'learns'>,
): Move => {
  const key = randomUUID();
  const headers = () => ({ authorization: `Bearer ${token}`, 'idempotency-key': key });
  return { path: API_PREFIX + path, body: JSON.stringify(body), headers, ...more };
};

const learnsOrder = (player: MovingPlayer) => (answer: Record<string, unknown>) => {
  player.orderId = String(answer['orderId']);
};

const putAside: MakeMove = (player) => {
  const body = { direction: SAFEBOX_DIRECTIONS.in, amount: 50 };
  return ask(player, [account.safeboxTransfer.path, body], { brings: { cash: -50, safebox: 50 } });
};

const buy: MakeMove = (player) => {
  const body = { id: OFFER.id, count: 1, points: OFFER.points };
  return ask(player, [wallet.lotteryExchange.path, body], { brings: { points: -OFFER.points, cash: OFFER.coin } });
};

const deposit: MakeMove = (player) => ask(player, depositOf(60_000), { brings: {}, learns: learnsOrder(player) });

const withdraw: MakeMove = (player) =>
  ask(player, exchangeOf(10_000), { brings: { cash: -10_000, held: 10_000 }, learns: learnsOrder(player) });

const takeBack: MakeMove = (player) => {
  const asked = [wallet.cancelOrder.path, { orderId: player.orderId }] as const;
  return ask(player, asked, { brings: { cash: 10_000, held: -10_000 } });
};

const sign = (secret: string, sender: string, { path, message, brings }: Signed): Move => {
  const body = JSON.stringify(message);
  const stamp = () => ({ id: randomUUID(), timestamp: Math.floor(Date.now() / 1_000) });
  return { path, body, headers: () => signatureHeaders({ sender, ...stamp(), path, body }, secret), brings };
};

interface Signed {
  path: string;
  message: object;
  brings: Move['brings'];
}

const roundOf = ({ secrets }: World): MakeMove[] => [
  (player) => {
    player.roundId = randomUUID();
    const { visit: session, roundId } = player;
    const message = { session, roundId, transactionId: randomUUID(), amount: 1_000 };
    return sign(secrets.provider, PROVIDER_ID, { path: walletPath('bet'), message, brings: { cash: -1_000 } });
  },
  ({ visit: session, roundId }) => {
    const message = { session, roundId, transactionId: randomUUID(), amount: 700, isRoundOver: true };
    return sign(secrets.provider, PROVIDER_ID, { path: walletPath('win'), message, brings: { cash: 700 } });
  },
];

const payIn =
  ({ secrets }: World): MakeMove =>
  ({ orderId }) => {
    const message = { orderId, amount: 60_000, outcome: 'paid', reference: paymentOf(orderId) };
    return sign(secrets.bank, BANK_ID, { path: BANK_API_PATH, message, brings: { cash: 60_000 } });
  };

const claimIn =
  ({ db }: World): MakeMove =>
  async (player) => {
    const rewards = [{ id: REWARD_ITEMS.coin, count: 300, betRate: 0 }];
    const words = { kind: 1, title: 'A gift', content: '', rewards, source: randomUUID() };
    const id = await writeLetter(db(), { ...words, playerId: player.playerId, now: new Date() });
    return ask(player, [mail.receiveMail.path, { id }], { brings: { cash: 300 } });
  };

/** One after the other, as some need the one before. Who has something left to be bet cannot withdraw: two lists. */
export const movesIn = (world: World): Record<'playing' | 'withdrawing', MakeMove[]> => ({
  playing: [...roundOf(world), putAside, deposit, payIn(world), buy, claimIn(world)],
  withdrawing: [withdraw, putAside, takeBack],
});
