/** What a tester lets a player do, as the product itself does it: through the books, the orders and the wallet, and no row beside them. */
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { parse } from 'valibot';
import { RECHARGE_BONUS_KINDS } from '#contract/money-enums.ts';
import { assert, must } from '#shared/assert.ts';
import { takeBankWord } from '../deposits/credit-deposit.ts';
import { insertDeposit } from '../deposits/deposit-store.ts';
import { signatureHeaders } from '../http/signed-message.ts';
import { noteWhereFrom } from '../players/sign-up-place.ts';
import { newOrderId } from '../rules/order-id.ts';
import { makeInviteCode } from '../players/invite-code.ts';
import { hashToken } from '../call/tokens.ts';
import { tellBound } from '../promotions/tell-bound.ts';
import type { Services } from '../services.ts';
import { inTransaction } from '../sql/in-transaction.ts';
import { bindMobile, insertPlayer } from '../sql/queries/players.ts';
import { closeVisits, insertVisit, latestVisit } from '../sql/queries/visits.ts';
import { answerWallet } from '../wallet-api/answer-wallet.ts';
import { PROVIDER_ID, walletPath, WalletRefusal } from '../wallet-api/protocol.ts';

export interface Hand {
  services: Services;
  playerId: number;
}

/** A deposit that the bank says is paid. */
export async function deposit(
  { services: { db, now }, playerId }: Hand,
  amount: number,
  buys?: { actType: number; propId: number },
): Promise<void> {
  const id = newOrderId('PD');
  const channel = { channel_id: 0, channel_name: 'Sandbox', way: 'qr' } as const;
  await inTransaction(db, async (transaction) => {
    const kind = { act_type: buys?.actType ?? RECHARGE_BONUS_KINDS.plain, prop_id: buys?.propId ?? null };
    await insertDeposit(transaction, { id, player_id: playerId, amount, ...channel, ...kind, created_at: now() });
    await takeBankWord(transaction, { orderId: id, amount, outcome: 'paid', reference: `sandbox ${id}`, now: now() });
  });
}

/** A round of a game that takes the smallest bets, lost. Says why, where the wallet takes no such bet of this player. */
export async function bet({ services, playerId }: Hand, amount: number): Promise<string | undefined> {
  const { db, now } = services;
  const game = await db
    .selectFrom('game')
    .select('id')
    .where('show_type', '=', 0)
    .where('maintain', '=', false)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await closeVisits(db, playerId, now());
  const launch = { launch_hash: hashToken(randomBytes(16).toString('hex')), launch_until: now() };
  const times = { launched_at: now(), started_at: now(), seen_at: now() };
  await insertVisit(db, { player_id: playerId, game_id: game.id, start_key: null, ...launch, ...times });
  const { id: session } = must(await latestVisit(db, playerId), 'a visit is open');
  const round = { session, roundId: randomUUID() };
  const why = await say(services, 'bet', { ...round, transactionId: randomUUID(), amount });
  if (why === undefined) {
    const noWin = { ...round, transactionId: randomUUID(), amount: 0, isRoundOver: true };
    assert((await say(services, 'win', noWin)) === undefined, 'the wallet hears how a round has ended');
  }
  await closeVisits(db, playerId, now());
  return why && `The wallet takes no bet of ${amount / 100} pesos from this player: ${why}.`;
}

/** What the wallet refuses it with, if it does. */
async function say(services: Services, call: 'bet' | 'win', input: object): Promise<string | undefined> {
  const path = walletPath(call);
  const body = JSON.stringify(input);
  const timestamp = Math.floor(services.now().getTime() / 1_000);
  const heading = { sender: PROVIDER_ID, id: randomUUID(), timestamp, path, body };
  const headers = signatureHeaders(heading, services.providerSecret);
  const request = new Request(`http://sandbox${path}`, { method: 'POST', body, headers });
  const reply = await answerWallet(request, call, services);
  return reply.ok ? undefined : parse(WalletRefusal, await reply.json()).error;
}

const aNumber = (): string => `9${randomInt(100_000_000, 1_000_000_000)}`;

/** Links a phone, where the player has none. */
export async function linkPhone({ services: { db, now: read }, playerId }: Hand): Promise<void> {
  const now = read();
  await inTransaction(db, async (transaction) => {
    const isBound = await bindMobile(transaction, playerId, { mobile: aNumber(), now });
    if (isBound) await tellBound(transaction, { playerId, now });
  });
}

/** One who has signed up by the player's link, from a network of their own, and has deposited enough to count. */
export async function befriend({ services, playerId }: Hand): Promise<Hand> {
  const { db, now } = services;
  const name = randomBytes(5).toString('hex');
  const person = { account: `f${name}`, nickname: name, account_type: 2, mobile: aNumber() };
  const row = { ...person, invite_code: makeInviteCode(), pid: playerId, created_at: now() };
  const friend = must(await insertPlayer(db, row), 'a player of a new name is made');
  await noteWhereFrom(db, friend.id, { fingerprint: '', network: `sandbox ${name}` });
  const hand = { services, playerId: friend.id };
  await deposit(hand, 100_000);
  return hand;
}
