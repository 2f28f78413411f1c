import { expect, test } from 'vitest';
import { stopAngle } from './wheel-angle.ts';

test('the prize stands at the top: what stood so far to the right is turned back to it', () => {
  for (let at = 0; at < 8; at += 1) expect((stopAngle({ at, of: 8, times: 1 }) + at * 45) % 360).toBe(0);
});

test('every turn goes forward, by four rounds or more', () => {
  for (let from = 0; from < 8; from += 1) {
    for (let to = 0; to < 8; to += 1) {
      const step = stopAngle({ at: to, of: 8, times: 2 }) - stopAngle({ at: from, of: 8, times: 1 });
      expect(step).toBeGreaterThan(4 * 360);
    }
  }
});
