/** Fifty players who move money in every way there is, against a server that may fail at any moment. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import { PROTOCOL_ERRORS } from '#contract/protocol-errors.ts';
import { REWARD_ITEMS } from '#contract/reward-enums.ts';
import { findMismatches } from '#server/ledger/find-mismatches.ts';
import { readBalance } from '#server/ledger/balance.ts';
import { readSecret } from '#server/launch/signing-secrets.ts';
import { startSession } from '#server/players/start-session.ts';
import { give } from '#server/gifts/give.ts';
import { addSafeboxHash } from '#server/safebox/password-store.ts';
import { writeSettings } from '#server/sql/queries/settings.ts';
import type { Tables } from '#server/sql/tables.ts';
import { must } from '#shared/assert.ts';
import { openTestApp } from './app.ts';
import { type MakeMove, type Move, type MovedPurse, type MovingPlayer, movesIn, OFFER } from './money-moves.ts';
import { aPlayer } from './players.ts';
import { openWalletKit } from './wallet.ts';
import { aWithdrawer } from './withdrawals.ts';

const PLAYERS = 50;
const BEGIN: MovedPurse = { cash: 100_000_000, held: 0, safebox: 0, points: 100_000_000 };
const ACCOUNTS = { cash: 'cash', held: 'withdrawal-hold', safebox: 'safebox', points: 'points' } as const;
const PARTS = Object.keys(ACCOUNTS) as (keyof MovedPurse)[];

interface Seat extends MovingPlayer {
  network: string;
  /** What the player ought to have, by all that was answered. */
  purse: MovedPurse;
  moves: MakeMove[];
  made: number;
  /** Sent, and not answered yet. */
  open: Move | undefined;
}

interface Place {
  db: () => Kysely<Tables>;
  /** The server's own folder. */
  data: () => string;
  /** Of the server that runs now. */
  address: () => string;
}

/** A server that runs and is to be played at: its world gives no bonuses, and its bank waits for its word. */
export async function clearTheTable({ db, address }: Pick<Place, 'db' | 'address'>): Promise<void> {
  await db().deleteFrom('activity').execute();
  const orders = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"mode":"hand"}' };
  expect((await fetch(`${address()}/sandbox/orders`, orders)).status).toBe(200);
  await writeSettings(db(), {
    appRechargeTypeList: [{ id: 1, name: 'QR Ph' }],
    isDepositBank: 0,
    points: { perHundredPesos: 0, offers: [OFFER] },
  });
}

export async function sitDown({ db, data }: Place): Promise<Seat[]> {
  const kit = openWalletKit(await openTestApp(db()));
  const secrets = { bank: readSecret(data(), 'bank'), provider: readSecret(data(), 'provider') };
  const { playing, withdrawing } = movesIn({ db, secrets });
  const seats: Seat[] = [];
  for (let at = 0; at < PLAYERS; at += 1) {
    const [now, { id: playerId }] = [new Date(), await aPlayer(db())];
    await aWithdrawer(db(), now, playerId);
    await addSafeboxHash(db(), { playerId, hash: 'nothing is taken out', now });
    await kit.give(playerId, BEGIN.cash);
    const gift = [{ id: REWARD_ITEMS.points, count: BEGIN.points, betRate: 0 }];
    await give(db(), gift, { ref: randomUUID(), playerId, now });
    seats.push({
      playerId,
      token: await startSession({ db: db() }, playerId, { fingerprint: '', device: '', now }),
      network: `10.0.0.${at + 1}`,
      visit: await kit.visit(playerId),
      orderId: '',
      roundId: '',
      purse: { ...BEGIN },
      moves: at % 5 === 0 ? withdrawing : playing,
      made: 0,
      open: undefined,
    });
  }
  return seats;
}

/** Undefined when the line broke, there was no place for it, or the server could not say: its end is not known. */
async function post(address: string, { network }: Seat, { path, body, headers }: Move) {
  const common = { 'content-type': 'application/json', 'x-forwarded-for': network };
  const sent = { method: 'POST', body, headers: { ...common, ...headers() } };
  const reply = await fetch(address + path, sent)
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch(() => undefined);
  return reply?.status === 429 || reply?.status === PROTOCOL_ERRORS.fault.status ? undefined : reply;
}

/** What is open, or the next; undefined when what it needs beforehand could not be made ready. */
async function openOf(seat: Seat, isStruck: () => boolean): Promise<Move | undefined> {
  const { moves, made } = seat;
  try {
    seat.open ??= await must(moves[made % moves.length], 'there are moves')(seat);
  } catch (error) {
    if (!isStruck()) throw error;
  }
  return seat.open;
}

/** True when it was answered. */
async function move({ address }: Place, seat: Seat, isStruck = () => false): Promise<boolean> {
  const { purse } = seat;
  const open = await openOf(seat, isStruck);
  if (!open) return false;
  const reply = await post(address(), seat, open);
  if (!reply) return false;
  const answer = JSON.parse(reply.text) as Record<string, unknown>;
  expect([reply.status, answer['errcode'] ?? 0], `${open.path} ${reply.text}`).toEqual([200, 0]);
  seat.open = undefined;
  seat.made += 1;
  for (const part of PARTS) purse[part] += open.brings[part] ?? 0;
  open.learns?.(answer);
  return true;
}

/** All of them at once, until so many moves were answered; then it is struck, and once a move has no answer nobody begins another one. */
export async function playUntil(place: Place, seats: Seat[], { most, strike }: { most: number; strike: () => void }) {
  // A visit that is silent for long is closed.
  await place.db().updateTable('visit').set({ seen_at: new Date() }).execute();
  const game = { left: most, isHit: false };
  const isStruck = (): boolean => game.left <= 0;
  const play = async (seat: Seat): Promise<void> => {
    // On a busy machine a blow takes a while to land.
    while (!game.isHit) {
      if (!(await move(place, seat, isStruck))) game.isHit ||= isStruck();
      else if ((game.left -= 1) === 0) strike();
    }
  };
  await Promise.all(seats.map(play));
}

/** Asks for the end of what is open, and says how many that were. Then each has what was answered, and the books agree. */
export async function hearAll(place: Place, seats: Seat[]): Promise<number> {
  const open = seats.filter((seat) => seat.open !== undefined);
  const hear = async (seat: Seat): Promise<void> => {
    while (seat.open !== undefined) await move(place, seat);
  };
  await Promise.all(open.map(hear));
  const read = async (playerId: number, part: keyof MovedPurse) =>
    [part, await readBalance(place.db(), playerId, ACCOUNTS[part])] as const;
  for (const { playerId, purse } of seats) {
    const found = await Promise.all(PARTS.map((part) => read(playerId, part)));
    expect(Object.fromEntries(found)).toEqual(purse);
  }
  expect(await findMismatches(place.db())).toEqual([]);
  return open.length;
}
