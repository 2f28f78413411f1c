/** All who move one player's money beside the games: the player, the bank, the desk of withdrawals, who gives coupons. */
import { startSession } from '#server/players/start-session.ts';
import { give } from '#server/gifts/give.ts';
import { must } from '#shared/assert.ts';
import type { TestApp } from './app.ts';
import { type BankKit, openBankKit } from './deposits.ts';
import { COUPONS, type CouponKind } from './money-oracle.ts';
import { openSealer } from './seal.ts';
import { makeTestBank, type TestBank } from './withdrawals.ts';
import type { Desk } from '#server/orders/advance-order.ts';

export interface Mover {
  /** As the player. */
  post: (path: string, body: object, key: string) => Promise<Record<string, unknown>>;
  seal: (password: string) => string;
  bank: BankKit;
  desk: Desk & { bank: TestBank };
  /** The id of the coupon that a gift of this name has given, however often it is given. */
  giveCoupon: (kind: CouponKind, ref: string) => Promise<number>;
}

export async function openMover(app: TestApp, playerId: number, seal?: Mover['seal']): Promise<Mover> {
  const { db, now } = app.services;
  const place = { fingerprint: 'device-one-0001', device: '', now: now() };
  const token = await startSession({ db }, playerId, place);
  return moverWith(app, { playerId, token, seal: seal ?? (await openSealer(db)) });
}

export function moverWith(
  app: TestApp,
  { playerId, token, seal }: { playerId: number; token: string; seal: Mover['seal'] },
): Mover {
  const { db, now } = app.services;
  const authorization = `Bearer ${token}`;
  // A network of the player's own: what a network may do in a day is not what is tried here.
  const address = `10.${(playerId >> 8) % 256}.${playerId % 256}.1`;
  return {
    post: async (path, body, key) =>
      (await app.call(path, body, { authorization, 'idempotency-key': key }, address)).json() as Promise<
        Record<string, unknown>
      >,
    seal,
    bank: openBankKit(app),
    desk: { db, bank: makeTestBank(), now },
    giveCoupon: async (kind, ref) => {
      const { id, count } = COUPONS[kind];
      await give(db, [{ id, count, betRate: 0 }], { ref, playerId, now: now() });
      const given = db.selectFrom('coupon').select('id').where('given_for', '=', ref);
      return must(await given.where('player_id', '=', playerId).executeTakeFirst(), 'it is given').id;
    },
  };
}
