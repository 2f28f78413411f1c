/** What the safebox and the points ought to come to, beside `wallet-oracle.ts`, which says what bets earn: the same purse. */
import { WALLET } from '#contract/errcodes.ts';
import type { Purse } from './money-oracle.ts';

export const OFFERS = [
  { id: 1, points: 100, coin: 150, betRate: 2, aDay: 6 },
  { id: 2, points: 400, coin: 701, betRate: 1.5, aDay: 3 },
] as const;
type Offer = (typeof OFFERS)[number];

/** A refusal tells of no figures. */
export interface Told {
  errcode: number;
  coin?: number;
  safebox?: number;
  lottery?: number;
}

export function makeAsideOracle(purse: Purse) {
  const taken = new Map<number, number>();
  const boxed = (): Told => ({ errcode: 0, coin: purse.cash, safebox: purse.safebox });
  return {
    putAside(amount: number): Told {
      if (amount > purse.cash) return { errcode: WALLET.notEnough };
      purse.cash -= amount;
      purse.safebox += amount;
      return boxed();
    },
    takeBack(amount: number, isProved: boolean): Told {
      if (!isProved) return { errcode: WALLET.wrongPassword };
      if (amount > purse.safebox) return { errcode: WALLET.notEnough };
      purse.safebox -= amount;
      purse.cash += amount;
      return boxed();
    },
    exchange({ id, points, coin, betRate, aDay }: Offer, times: number, price: number): Told {
      const before = taken.get(id) ?? 0;
      if (price !== points) return { errcode: WALLET.notFound };
      if (before + times > aDay) return { errcode: WALLET.tooOften };
      if (points * times > purse.points) return { errcode: WALLET.notEnough };
      taken.set(id, before + times);
      purse.points -= points * times;
      purse.cash += coin * times;
      purse.toWager += Math.ceil(coin * times * betRate);
      return { errcode: 0, coin: purse.cash, lottery: purse.points };
    },
  };
}

export type AsideOracle = ReturnType<typeof makeAsideOracle>;
