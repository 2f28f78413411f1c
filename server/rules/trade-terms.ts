/** What may be paid in and out. All amounts in hundredths of a peso. */
import * as v from 'valibot';

const PESO = 100;

/** By the terms of use, the first deposit is at least 500 pesos. */
export const FIRST_DEPOSIT = 500 * PESO;

export const DEPOSIT = { least: 100 * PESO, most: 50_000 * PESO };
/** `aDay`: those that were taken back, refused or returned by the bank are not counted. */
export const WITHDRAWAL = { least: 100 * PESO, most: 50_000 * PESO, aDay: 12 };

const Sum = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Without the setting `withdrawProofFrom` none is asked for; one that is set wrongly asks always. */
export const readProofFrom = (setting: unknown): number => v.parse(v.fallback(v.optional(Sum, 0), 1), setting);

const OFFERED = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000];
const FAVORITE = 500;

/** The terms as a guest sees them, for the channels that the operator lists. */
export function tradeTermsOf(channels: readonly { id: number; status: number }[]) {
  return {
    minAmount: DEPOSIT.least,
    maxAmount: DEPOSIT.most,
    firstMinAmount: FIRST_DEPOSIT,
    amountList: OFFERED.map((pesos, sort) => ({ amount: pesos * PESO, isHot: Number(pesos === FAVORITE), sort })),
    channelList: channels.map(({ id, status }) => ({
      rechargeType: id,
      status,
      minAmount: DEPOSIT.least,
      maxAmount: DEPOSIT.most,
    })),
    exchangeMinAmount: WITHDRAWAL.least,
    exchangeMaxAmount: WITHDRAWAL.most,
    exchangeADay: WITHDRAWAL.aDay,
  };
}
