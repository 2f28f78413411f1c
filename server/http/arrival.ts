/**
 * Where a request came from, for limits only, and whether the visitor's own line was encrypted. A request of the web knows
 * neither, so the listener notes it beside the request. Requests without a note share one set of limits.
 */
import { isIPv6 } from 'node:net';

/** Believed only where the operator says that a proxy stands in front: anybody can write such a heading. */
export interface SaidByProxy {
  addresses: string | null;
  protocol: string | null;
}

const addresses = new WeakMap<Request, string>();
const protocols = new WeakMap<Request, string>();

/**
 * Of the proxy's addresses the last is the one that it wrote itself; those before it are whatever the caller claimed. Of
 * its protocols the first is the visitor's; the connection to us may well be plain.
 */
export function noteArrival(request: Request, socketAddress: string | undefined, said?: SaidByProxy): void {
  const address = withoutPort(said?.addresses?.split(',').at(-1)?.trim() ?? '') || socketAddress;
  if (address) addresses.set(request, address);
  const protocol = said?.protocol?.split(',')[0]?.trim();
  if (protocol) protocols.set(request, protocol);
}

/** Some proxies write the caller's port as well, which is another one for each connection. */
const withoutPort = (address: string): string =>
  /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');

export const addressOf = (request: Request): string | undefined => addresses.get(request);

export const cameByHttps = (request: Request): boolean =>
  (protocols.get(request) ?? request.url.split(':', 1)[0]) === 'https';

/** The network it belongs to: one household or one office, whose members may have any address of it. */
export function networkOf(request: Request): string {
  const address = (addressOf(request) ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
  // `isIPv6` is slow, and needed for addresses with a colon alone.
  if (!address.includes(':') || !isIPv6(address)) return address.replace(/\.\d+$/, '.0/24');
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const middle = address.includes('::') ? Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0') : [];
  const network = [...front, ...middle, ...back].slice(0, 4).map((part) => parseInt(part, 16).toString(16));
  return `${network.join(':')}::/64`;
}
