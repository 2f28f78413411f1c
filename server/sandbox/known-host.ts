/**
 * Whether the sandbox is asked by a name that is ours. A page of any site can have its own name lead to this machine (DNS
 * rebinding), and is then of one origin with us. With an address, or with "localhost", it cannot.
 */
import { isIP } from 'node:net';

export function isKnownHost(request: Request, known: readonly string[]): boolean {
  const origin = request.headers.get('origin');
  const named = [new URL(request.url).hostname, ...(origin !== null && origin !== 'null' ? [hostOf(origin)] : [])];
  return named.every((name) => isOfThisMachine(name) || known.includes(name));
}

const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).hostname : '');

const isOfThisMachine = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || isIP(name.replace(/^\[|\]$/g, '')) !== 0;
