/**
 * Where an address leads instead of itself. Maintenance comes first, then sign-in; an address that is no screen leads
 * to the lobby, and so does what another player had open in this tab.
 */
import { useEffect } from 'react';
import { showToast } from '#data/toasts.ts';
import { paths } from '#paths';
import { matchesRow } from '#route-row';
import { routes } from './routes.ts';
import { text } from './text.ts';

interface Visitor {
  isMaintenance: boolean;
  isSignedIn: boolean;
  /** The entry of the history was another player's. */
  isOthers: boolean;
}

/** Home has the plain address, and every other one that is no screen's was mistyped, cut off, or is of another time. */
const isNoScreen = (location: string): boolean =>
  location !== '/' && location !== paths.home() && !routes.some((row) => matchesRow(row, location));

/** Undefined when the address may be shown as it is. */
export function redirectFor(location: string, { isMaintenance, isSignedIn, isOthers }: Visitor): string | undefined {
  if (isMaintenance) return location === paths.maintenance() ? undefined : paths.maintenance();
  if (location === paths.home()) return undefined;
  const row = routes.find((candidate) => matchesRow(candidate, location));
  if (!row) return paths.home();
  if (row.access === 'anyone') return undefined;
  return !isSignedIn ? paths.login() : isOthers ? paths.home() : undefined;
}

/** An address that is no screen leads home, and the player reads why, once for each. */
export function useTellNoScreen(location: string): void {
  useEffect(() => {
    if (isNoScreen(location)) showToast(text.noScreen);
  }, [location]);
}
