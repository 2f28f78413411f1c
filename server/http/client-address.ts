/**
 * Where a request came from, for limits only. A request of the web knows no address, so the listener notes it beside
 * the request; what nobody has noted comes from nowhere, and shares its limits with all that does.
 */
import { isIPv6 } from 'node:net';

const noted = new WeakMap<Request, string>();

/**
 * `forwardedBy` is the address list of a proxy that the operator trusts. Its last entry is the one that proxy wrote
 * itself; those before it are whatever the caller claimed.
 */
export function noteAddress(request: Request, socketAddress: string | undefined, forwardedBy?: string | null): void {
  const forwarded = forwardedBy?.split(',').at(-1)?.trim();
  const address = forwarded || socketAddress;
  if (address) noted.set(request, address);
}

/** The network it belongs to: one household or one office, whose members may have any address of it. */
export function networkOf(request: Request): string {
  const address = (noted.get(request) ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(address)) return address.replace(/\.\d+$/, '.0/24');
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const middle = address.includes('::') ? Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0') : [];
  const network = [...front, ...middle, ...back].slice(0, 4).map((part) => parseInt(part, 16).toString(16));
  return `${network.join(':')}::/64`;
}
