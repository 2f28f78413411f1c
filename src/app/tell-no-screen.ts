import { useEffect } from 'react';
import { showToast } from '#data/toasts.ts';
import { isNoScreen } from './guards.ts';
import { text } from './text.ts';

/** An address that is no screen leads home, and the player reads why, once for each. */
export function useTellNoScreen(location: string): void {
  useEffect(() => {
    if (isNoScreen(location)) showToast(text.noScreen);
  }, [location]);
}
