/** The addresses of the app, by who may open them: as the table of screens has them, and the specification names those of a pattern. */
import { matchesRow } from '#route-row';
import { routes } from '../../src/app/routes.ts';
import { ROUTES } from './routes.ts';

/** One stands in the place of all, and one shows what another address does. */
const APART = ['/maintenance', '/lobby/wallets/foo'];

const pathOf = (address: string): string => address.split('?')[0] ?? address;

const named = Object.values(ROUTES).filter((address) => !APART.includes(address));
const ownPaths = routes
  .map(({ path }) => path)
  .filter((path) => !path.includes(':') && !APART.includes(path) && !named.some((address) => pathOf(address) === path));

const addresses = [...new Set([...named, ...ownPaths])];

const openTo = (access: 'anyone' | 'player'): string[] =>
  addresses.filter((address) => routes.find((row) => matchesRow(row, pathOf(address)))?.access === access);

/** Without signing in, besides home and maintenance. */
export const OPEN_ADDRESSES = openTo('anyone');

/** For players only. */
export const PLAYER_ADDRESSES = openTo('player');
