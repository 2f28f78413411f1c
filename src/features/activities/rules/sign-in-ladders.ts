import type { dailyBonus } from '#contract/daily-bonus.ts';
import type { Answer } from '#contract/define.ts';
import { ITEM_STATUS, SIGN_IN_CARDS, SIGN_IN_DAY } from '#contract/reward-enums.ts';

type State = Pick<Answer<typeof dailyBonus.getLoginPayUser3>, 'ownList' | 'offerList'>;

/** The days of a ladder that the player has; empty where they have not. */
export function ladderOf({ ownList, offerList }: State, wanted: number) {
  const own = ownList.find(({ propId }) => propId === wanted)?.loginPayDataJson?.days ?? [];
  const offered = offerList.find(({ propId }) => propId === wanted)?.dayList ?? [];
  return own.map((day, at) => ({
    id: at + 1,
    rewardList: offered[at]?.rewardList ?? [],
    isReceived: day === SIGN_IN_DAY.received,
    isClaimable: day === SIGN_IN_DAY.claimable,
    itemStatus: statusOf(day),
  }));
}

function statusOf(day: number): number {
  if (day === SIGN_IN_DAY.received) return ITEM_STATUS.received;
  return day === SIGN_IN_DAY.claimable ? ITEM_STATUS.claimable : ITEM_STATUS.open;
}

/** One day of any ladder was received. */
export const isReceived = ({ ownList }: Pick<State, 'ownList'>): boolean =>
  ownList.some(({ loginPayDataJson }) => (loginPayDataJson?.days ?? []).includes(SIGN_IN_DAY.received));

const isCard = (propId: number): boolean => SIGN_IN_CARDS.some((id) => id === propId);

/** 1 for a player who owns a card, otherwise 0. */
export const hasProps = ({ ownList }: Pick<State, 'ownList'>): 0 | 1 =>
  ownList.some(({ propId }) => isCard(propId)) ? 1 : 0;

/** A card that was paid for has days to receive, today or later: they outlast the promotion. */
export const isCardLeft = (state: State & { buyPropIds: readonly number[] }): boolean =>
  state.buyPropIds.some((propId) => ladderOf(state, propId).some((day) => !day.isReceived));

export const cardsOf = ({ offerList }: Pick<State, 'offerList'>) => offerList.filter(({ propId }) => isCard(propId));
