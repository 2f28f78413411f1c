import { isStill } from '#data/money/count-up.ts';

const VIBRATES_MS = 40;

/** One short vibration, where the phone has it. A browser refuses it before the player has touched the page. */
export function feelCredited(): void {
  const isUntouched = 'userActivation' in navigator && !navigator.userActivation.hasBeenActive;
  if (!isStill() && !isUntouched) navigator.vibrate?.(VIBRATES_MS);
}
