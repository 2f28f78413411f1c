import { goBack } from '#go';

/** Where the screen at this address is done. A player who has left it meanwhile stays where they are. */
export function goBackFrom(path: string): void {
  if (location.pathname === path) goBack();
}
