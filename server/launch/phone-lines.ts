/** What `npm start` says of phones: the address to open in the same Wi-Fi, and what takes https. */
import type { NetworkInterfaceInfo } from 'node:os';
import { networkInterfaces } from 'node:os';
import type { ServerSettings } from '../settings.ts';

type Lines = [name: string, value: string][];
type Interfaces = Record<string, NetworkInterfaceInfo[] | undefined>;

const HTTPS = 'By http nothing is kept for offline; for https see "On a phone" in docs/operating.md';

export function phoneLines(
  { host, publicOrigins }: Pick<ServerSettings, 'host' | 'publicOrigins'>,
  port: number,
  interfaces: Interfaces = networkInterfaces(),
): Lines {
  const [publicOrigin] = publicOrigins;
  if (publicOrigin) return [['On a phone', `open ${publicOrigin}`]];
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const isHereAlone = ['127.0.0.1', '::1', 'localhost'].includes(host);
  const address = isEverywhere || isHereAlone ? addressIn(interfaces) : host;
  if (address === undefined) return [['On a phone', 'this machine is in no network that a phone could reach it by']];
  const place = `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
  const how = isHereAlone ? `start with HOST=0.0.0.0, then open ${place}` : `open ${place}`;
  return [
    ['On a phone', `${how} in the same Wi-Fi`],
    ['', HTTPS],
  ];
}

/** The first that is neither this machine's own nor of a network that only exists inside it. */
function addressIn(interfaces: Interfaces): string | undefined {
  return Object.entries(interfaces)
    .filter(([name]) => !/^(docker|br-|veth|virbr|vmnet|vboxnet)/.test(name))
    .flatMap(([, addresses]) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}
