/**
 * Where an address leads instead of itself. Maintenance comes first, then sign-in; an address that is no screen leads
 * to the lobby, and so does what another player had open in this tab.
 */
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { showToast } from '#data/toasts.ts';
import { paths } from '#paths';
import { matchesRow, type RouteRow } from '#route-row';
import { routeTable } from './route-table.ts';
import { text } from './text.ts';

interface Visitor {
  isMaintenance: boolean;
  isSignedIn: boolean;
  /** The entry of the history was another player's. */
  isOthers: boolean;
}

const isHome = (location: string): boolean => location === '/' || location === paths.home();

export const rowOf = (location: string): RouteRow | undefined =>
  routeTable.value?.find((row) => matchesRow(row, location));

/** Undefined when the address may be shown as it is, or while nothing is known of it. */
export function redirectFor(location: string, { isMaintenance, isSignedIn, isOthers }: Visitor): string | undefined {
  if (isMaintenance) return location === paths.maintenance() ? undefined : paths.maintenance();
  if (location === paths.home() || (!isHome(location) && !routeTable.value)) return undefined;
  const row = rowOf(location);
  if (!row) return paths.home();
  if (row.access === 'anyone') return undefined;
  return !isSignedIn ? paths.login() : isOthers ? paths.home() : undefined;
}

/** An address that is no screen leads home, and the player reads why, once for each: it was mistyped, cut off, or is old. */
export function useTellNoScreen(location: string): void {
  useSignals();
  const isNoScreen = !isHome(location) && routeTable.value !== undefined && !rowOf(location);
  const wrong = isNoScreen ? location : undefined;
  useEffect(() => {
    if (wrong !== undefined) showToast(text.noScreen);
  }, [wrong]);
}
