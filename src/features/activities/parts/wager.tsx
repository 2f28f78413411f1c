import { createContext, type ReactNode, useContext } from 'react';
import { REWARD_ITEMS } from '#contract/reward-enums.ts';
import { text } from '../text.ts';

interface Gift {
  id: number;
  betRate?: number | null | undefined;
}

/** The words that stand above a list already. */
const SaidAbove = createContext<string | undefined>(undefined);

/** How often the coin among these has to be bet, on what and until when. Nothing where there is no such coin, or where it is said above. */
export function Wager({ gifts }: { gifts: readonly Gift[] }) {
  const above = useContext(SaidAbove);
  const words = wordsOf(gifts);
  if (words === undefined || words === above) return null;
  return <small className="promotion-wager">{words}</small>;
}

/** Says it once above a list whose rows all have the same to say. Where they differ, each says it. */
export function WagerAbove({ rows, children }: { rows: readonly (readonly Gift[])[]; children: ReactNode }) {
  const said = rows.map(wordsOf).filter((words) => words !== undefined);
  const above = said.length > 1 && new Set(said).size === 1 ? said[0] : undefined;
  return (
    <>
      {above !== undefined && <small className="promotion-wager">{above}</small>}
      <SaidAbove value={above}>{children}</SaidAbove>
    </>
  );
}

function wordsOf(gifts: readonly Gift[]): string | undefined {
  const rates = gifts.filter(({ id }) => id === REWARD_ITEMS.coin).map(({ betRate }) => betRate ?? 0);
  const most = Math.max(0, ...rates);
  return most === 0 ? undefined : text.mustBet(Math.min(...rates.filter((rate) => rate > 0)), most);
}
