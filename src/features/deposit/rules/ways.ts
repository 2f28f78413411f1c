/** The ways to pay in, what each takes, and what a deposit still needs. */
import type { Config } from '#contract/entities/config.ts';
import type { Answer } from '#contract/define.ts';
import { ORDER_STATUS } from '#contract/money-enums.ts';
import type { wallet } from '#contract/wallet.ts';
import type { OpenDeposit, OwnLimit, TradeInfo } from '#contract/entities/order.ts';
import { atServer } from '#data/device/server-clock.ts';
import { paths } from '#paths';
import { type Cents, cents } from '#shared/money.ts';
import { text } from '../text.ts';

export interface Way {
  id: number;
  name: string;
  icon: string;
  /** Whose account a deposit has to come from, where deposits ask for one; 0 is any. */
  bankId: number;
  least: Cents;
  most: Cents;
}

/** In the operator's order, without those that are closed now. */
export function waysOf({ appRechargeTypeList }: Pick<Config, 'appRechargeTypeList'>, info: TradeInfo): Way[] {
  return appRechargeTypeList
    .toSorted((one, other) => one.sort - other.sort)
    .flatMap(({ id, name, iconH5, bankId }) => {
      const terms = info.channelList.find(({ rechargeType }) => rechargeType === id);
      if (terms?.status !== 1) return [];
      const { minAmount, maxAmount } = terms;
      return [
        {
          id,
          name: name || text.unnamedWay,
          icon: iconH5 ?? '',
          bankId: bankId ?? 0,
          least: minAmount,
          most: maxAmount,
        },
      ];
    });
}

export const nameOfWay = ({ appRechargeTypeList }: Pick<Config, 'appRechargeTypeList'>, rechargeType: number): string =>
  appRechargeTypeList.find(({ id }) => id === rechargeType)?.name || text.unnamedWay;

export interface Again {
  way: Way;
  amount: Cents;
}

/** What was put in last, where it can be put in again. */
export function againOf(ways: readonly Way[], info: TradeInfo, totalRecharge: number): Again | undefined {
  const { last } = info;
  const way = ways.find(({ id }) => id === last?.rechargeType);
  if (!last || !way) return undefined;
  const { amount } = last;
  return whyNot(amount, limitsOf(way, info, totalRecharge)) ? undefined : { way, amount };
}

/** What one deposit may be. */
export interface Limits {
  least: Cents;
  most: Cents;
  /** What the player allows themselves, where that is less. */
  own: OwnLimit | undefined;
}

/** The first deposit has a least amount of its own. */
export function limitsOf({ least, most }: Way, info: TradeInfo, totalRecharge: number): Limits {
  const own = ownLimitOf(info);
  return {
    least: totalRecharge === 0 ? cents(Math.max(least, info.firstMinAmount)) : least,
    most,
    own: own && own.left < most ? own : undefined,
  };
}

/** One that is kept from before says nothing of the day, week or month that has begun since. */
export const ownLimitOf = ({ ownLimit }: TradeInfo): OwnLimit | undefined =>
  ownLimit && ownLimit.until > atServer() ? ownLimit : undefined;

export function whyNot(
  amount: Cents | undefined,
  { least, most, own }: Limits,
): 'noAmount' | 'tooLittle' | 'tooMuch' | 'overOwn' | undefined {
  if (amount === undefined) return 'noAmount';
  if (amount < least) return 'tooLittle';
  if (amount > most) return 'tooMuch';
  return own && amount > own.left ? 'overOwn' : undefined;
}

/** Where the player binds the account that this way asks for; undefined when nothing is missing. */
export function missingAccountAddress(
  { isDepositBank }: Pick<Config, 'isDepositBank'>,
  { bankId }: Way,
  accounts: readonly { bankId: number }[],
): string | undefined {
  if (isDepositBank !== 1) return undefined;
  if (bankId === 0) return accounts.length === 0 ? `${paths.addAccount()}?back=1` : undefined;
  return accounts.some((account) => account.bankId === bankId)
    ? undefined
    : `${paths.addAccount()}?back=1&id=${bankId}`;
}

/** A deposit that has just begun, as the terms will tell of it when they are asked for next. */
export function orderOf(
  started: Answer<typeof wallet.recharge3>,
  { id, name }: Way,
  amount: Cents,
  { actType, propId }: { actType: number; propId?: number },
): OpenDeposit {
  const createTime = started.qrInfo?.createTime ?? atServer();
  const status = ORDER_STATUS.pending;
  return {
    ...started,
    amount,
    rechargeType: id,
    channelName: name,
    status,
    createTime,
    actType,
    propId: propId ?? null,
  };
}

/** A page that may stand in a frame; undefined for an address that is none of the web's. */
export function payPageOf(payUrl: string, origin: string): { href: string; sandbox: string } | undefined {
  if (payUrl === '' || !URL.canParse(payUrl, origin)) return undefined;
  const url = new URL(payUrl, origin);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  // A page of our own origin could reach out of the frame by a script, so it may run none.
  const sandbox =
    url.origin === origin
      ? 'allow-forms allow-same-origin'
      : 'allow-forms allow-same-origin allow-scripts allow-popups allow-popups-to-escape-sandbox';
  return { href: url.href, sandbox };
}
