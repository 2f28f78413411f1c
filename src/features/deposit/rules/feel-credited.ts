import { vibrate } from '#data/device/vibration.ts';
import { isStill } from '#data/money/count-up.ts';

const VIBRATES_MS = 40;

/** One short vibration, where the phone has it. */
export function feelCredited(): void {
  if (!isStill()) vibrate(VIBRATES_MS);
}
