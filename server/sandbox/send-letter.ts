/** A letter to a player, as an operator would send it. */
import * as v from 'valibot';
import { REWARD_ITEMS } from '#contract/reward-enums.ts';
import { DAY_MS } from '#shared/durations.ts';
import { writeLetter } from '../letters/letter-store.ts';
import { OfCoupon } from '../promotions/settings.ts';
import { findPlayer } from './players.ts';
import type { Sandbox } from './sandbox-of.ts';

const filled = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));
const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

const Money = v.strictObject({
  id: v.picklist([REWARD_ITEMS.coin, REWARD_ITEMS.points]),
  count: v.pipe(whole(100_000_00), v.minValue(1)),
  betRate: v.optional(whole(100), 0),
});
const Reward = v.union([Money, OfCoupon]);

const Order = v.strictObject({
  /** A username, a phone number or an id. */
  account: filled(64),
  kind: v.optional(v.picklist([0, 1, 2]), 0),
  title: filled(200),
  content: v.optional(v.pipe(v.string(), v.maxLength(10_000)), ''),
  rewardList: v.optional(v.pipe(v.array(Reward), v.maxLength(4)), []),
  /** Below nothing it is over already. */
  expiresInDays: v.optional(v.pipe(v.number(), v.minValue(-365), v.maxValue(365))),
});

/** Undefined when there is no such player or no such letter. */
export async function sendLetter(asked: unknown, { services }: Sandbox): Promise<{ id: number } | undefined> {
  const read = v.safeParse(Order, asked);
  if (!read.success) return undefined;
  const { account, kind, title, content, rewardList: rewards, expiresInDays } = read.output;
  const player = await findPlayer(services, account);
  if (!player) return undefined;
  const now = services.now();
  const expiresAt = expiresInDays === undefined ? null : new Date(now.getTime() + expiresInDays * DAY_MS);
  const letter = { playerId: player.id, kind, title, content, rewards, expiresAt, now };
  const id = await writeLetter(services.db, letter);
  return id === undefined ? undefined : { id };
}
