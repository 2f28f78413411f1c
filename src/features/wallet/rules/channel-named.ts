import type { ExchangeChannel, ExchangeTerms } from '#contract/entities/order.ts';

/** Undefined for a name that no way has, and for a way that is closed now. */
export const channelNamed = ({ channelList }: ExchangeTerms, name: string): ExchangeChannel | undefined =>
  channelList.find((channel) => channel.status === 1 && channel.name.toLowerCase() === name.toLowerCase());
