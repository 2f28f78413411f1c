/** Keeps the screen of the phone on while a game is looked at, where a browser offers that. */
import { useEffect } from 'react';
import { log } from '#shared/log.ts';

export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let held: WakeLockSentinel | undefined;
    let isOver = false;

    async function hold(): Promise<void> {
      if (document.visibilityState !== 'visible') return;
      try {
        held = await navigator.wakeLock.request('screen');
        if (isOver) await held.release();
      } catch (error) {
        // A phone that saves its battery says no; the game goes on.
        log.debug('the screen may go dark', { why: String(error) });
      }
    }

    const holdAgain = (): void => void hold();
    void hold();
    // The browser lets go whenever the page is hidden.
    document.addEventListener('visibilitychange', holdAgain);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', holdAgain);
      void held?.release();
    };
  }, []);
}
