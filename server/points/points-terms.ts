import { REWARD_ITEMS } from '#contract/reward-enums.ts';
import type { wallet } from '#contract/wallet.ts';
import { formatShortPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import type { Handler } from '../call/handler.ts';
import { readBalance } from '../ledger/balance.ts';
import type { Offer } from '../rules/points.ts';
import { playSpansOf } from '../rules/play-spans.ts';
import { readTaken } from './taken.ts';

/** How many points there are, how more are earned, and what they buy. */
export const getLotterConfig: Handler<typeof wallet.getLotterConfig> = async ({ player, now, db, configAnswers }) => {
  const { points } = await configAnswers.current(now);
  const [lottery, taken] = await Promise.all([
    readBalance(db, player.id, 'points'),
    readTaken(db, player.id, playSpansOf(now).day),
  ]);
  const list = points.offers.map((offer, at) => ({
    id: offer.id,
    title: formatShortPesos(cents(offer.coin)),
    points: offer.points,
    rewardList: rewardsOf(offer, 1),
    leftToday: Math.max(0, offer.aDay - (taken.get(offer.id) ?? 0)),
    sort: at + 1,
  }));
  return { ok: true, value: { lottery, perHundredPesos: points.perHundredPesos, list } };
};

export const rewardsOf = ({ coin, betRate }: Offer, times: number) => [
  { id: REWARD_ITEMS.coin, count: coin * times, betRate },
];
