/**
 * Where an address leads instead of itself. Maintenance comes first, then sign-in; an address that is no screen leads
 * to the lobby.
 */
import { paths } from '#paths';
import { matchesRow } from '#route-row';
import { routes } from './routes.ts';

/** Undefined when the address may be shown as it is. */
export function redirectFor(location: string, isMaintenance: boolean, isSignedIn: boolean): string | undefined {
  if (isMaintenance) return location === paths.maintenance() ? undefined : paths.maintenance();
  if (location === paths.home()) return undefined;
  const row = routes.find((candidate) => matchesRow(candidate, location));
  if (!row) return paths.home();
  return row.access === 'player' && !isSignedIn ? paths.login() : undefined;
}
