import { REWARD_ITEMS } from '#contract/reward-enums.ts';
import { text } from '../text.ts';

interface Gift {
  id: number;
  betRate?: number | null | undefined;
}

/** How often the coin among these has to be bet, on what and until when. Nothing where there is no such coin. */
export function Wager({ gifts }: { gifts: readonly Gift[] }) {
  const rates = gifts.filter(({ id }) => id === REWARD_ITEMS.coin).map(({ betRate }) => betRate ?? 0);
  const most = Math.max(0, ...rates);
  if (most === 0) return null;
  return <small className="promotion-wager">{text.mustBet(Math.min(...rates.filter((rate) => rate > 0)), most)}</small>;
}
