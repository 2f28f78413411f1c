import type { IconName } from './icon.tsx';

/**
 * The coin beside a balance, by the region that the operator says players come from. It is the peso's unless the region
 * has a coin of its own, which bears no sign of money: what is counted is pesos everywhere.
 */
export function coinOf(region: string): IconName {
  return COINS.get(region.toLowerCase()) ?? 'coinPeso';
}

const COINS: ReadonlyMap<string, IconName> = new Map([
  ['mo', 'coinLotus'],
  ['intl', 'coinSun'],
]);
