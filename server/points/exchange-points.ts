/** Points become coin: what they cost and what they give are two movements of one transaction, of points and of money. */
import { randomUUID } from 'node:crypto';
import { WALLET } from '#contract/errcodes.ts';
import { toWagerOf } from '#contract/wager-rules.ts';
import type { wallet } from '#contract/wallet.ts';
import { assert, must } from '#shared/assert.ts';
import type { Handler } from '../call/handler.ts';
import { refuse } from '../call/result.ts';
import { credit } from '../ledger/credit.ts';
import { lockAccounts } from '../ledger/lock-accounts.ts';
import { postOrThrow } from '../ledger/post.ts';
import { requirePlayer } from '../sql/queries/require-player.ts';
import { playSpansOf } from '../rules/play-spans.ts';
import { rewardsOf } from './points-terms.ts';
import { addTaken, readTaken } from './taken.ts';

export const lotteryExchange: Handler<typeof wallet.lotteryExchange> = async (context) => {
  const { input, player, now, db, configAnswers } = context;
  const { points } = await configAnswers.current(now);
  const offer = points.offers.find(({ id }) => id === input.id);
  // An offer at another price is not the one that the player has agreed to.
  if (!offer || (input.points ?? offer.points) !== offer.points) return refuse(WALLET.notFound);
  const { self_excluded_until: until } = await requirePlayer(context, player.id);
  if (until !== null && until > now) return refuse(WALLET.selfExcluded);
  const [times, playerId, { day }] = [input.count, player.id, playSpansOf(now)];
  // Two taps at once are one after the other, so the second sees what the first has taken.
  const locked = (await lockAccounts(db, playerId, ['cash', 'points'])).filter(({ kind }) => kind === 'points');
  const taken = (await readTaken(db, playerId, day)).get(offer.id) ?? 0;
  if (taken + times > offer.aDay) return refuse(WALLET.tooOften);
  const [ref, cost] = [randomUUID(), offer.points * times];
  if (must(locked[0], 'it is locked').balance < cost) return refuse(WALLET.notEnough);
  await addTaken(db, { playerId, offerId: offer.id, day, times });
  const amount = offer.coin * times;
  const toWager = toWagerOf(amount, offer.betRate);
  const given = await credit(db, { kind: 'points-coin', ref, playerId, amount, toWager, now });
  assert(given.ok, 'what is paid for is given once');
  // Last, because wins of other players wait for the shared account of points until this transaction ends.
  const amounts = { points: -cost, 'points-issued': cost };
  const spent = await postOrThrow(db, { kind: 'points-spent', ref, playerId, amounts, now }, locked);
  assert(spent.ok, 'what is locked covers it');
  const lottery = must(spent.balances.get('points'), 'they have moved');
  const coin = must(given.balances.get('cash'), 'it has moved');
  return { ok: true, value: { lottery, coin, rewardList: rewardsOf(offer, times) } };
};
