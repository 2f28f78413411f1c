/** Every address that a screen stands at, for the server, which answers nothing else with 200; `:any` is any one part. */
import { paths } from './paths.ts';

const ANY = ':any';

export const ADDRESSES: readonly string[] = [
  ...new Set(['/', ...Object.values(paths).map((path) => pathOf((path as (part: string) => string)(ANY)))]),
];

const PATTERNS = ADDRESSES.map((address) => new RegExp(`^${address.replaceAll(/:[a-z]+/g, '[^/]+')}$`));

export const isAddress = (path: string): boolean => PATTERNS.some((pattern) => pattern.test(path));

function pathOf(address: string): string {
  return address.split('?')[0] ?? address;
}
