import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { leadBack } from '#page/lead-back.ts';
import { paths } from '#paths';

/** A session that ends leaves the player's screens behind, and Back would lead from each of them to sign-in again: one Back leads to the lobby. */
export function useOneBack(): void {
  const [location] = useLocation();
  useEffect(() => {
    if (location === paths.login() && isBackFromSignIn()) leadBack((path) => path === paths.home());
  }, [location]);
}

/** A sign-in with another one after it is an entry that Back has led to. */
function isBackFromSignIn(): boolean {
  const { navigation } = window as { navigation?: Navigation };
  const next = navigation?.entries()[(navigation.currentEntry?.index ?? 0) + 1];
  return typeof next?.url === 'string' && new URL(next.url).pathname === paths.login();
}
