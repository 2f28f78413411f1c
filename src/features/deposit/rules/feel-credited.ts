import { vibrate } from '#data/device/choices.ts';
import { isStill } from '#data/money/balance.ts';

const VIBRATES_MS = 40;

/** One short vibration, where the phone has it. */
export function feelCredited(): void {
  if (!isStill()) vibrate(VIBRATES_MS);
}
