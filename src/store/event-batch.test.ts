import { expect, test } from 'vitest';
import { EVENT_BATCH_BYTES, EVENT_BATCH_LIMIT, type EventItem } from '#contract/logging.ts';
import { firstBatch } from './event-batch.ts';
import { fc } from '../../tests/kit/property.ts';

const event = (name: string): EventItem => ({ eventTime: 1, channel: 'WEB', appId: 'a', version: '1', name });

test('a batch is the beginning of what waits, at most twenty, and small enough for a beacon', () => {
  // One to six bytes each on the wire. Random texts of this length take longer to make than all the rest.
  const letter = fc.constantFrom('a', '"', 'ñ', '₱', '😀', '\ud800');
  const name = fc.tuple(letter, fc.nat(2_000)).map(([one, times]) => one.repeat(times));
  const items = fc.array(name.map(event), { maxLength: 30 });
  fc.assert(
    fc.property(items, (all) => {
      const batch = firstBatch(all);
      expect(batch).toEqual(all.slice(0, batch.length));
      expect(batch.length).toBeLessThanOrEqual(EVENT_BATCH_LIMIT);
      const bytes = Buffer.byteLength(JSON.stringify(batch));
      if (batch.length > 1) expect(bytes).toBeLessThanOrEqual(EVENT_BATCH_BYTES + 1);
      expect(batch.length > 0).toBe(all.length > 0);
    }),
  );
});

test('twenty that are as long as the contract allows go together', () => {
  const long = { ...event('n'.repeat(64)), id: crypto.randomUUID(), appId: 'a'.repeat(128), target: 't'.repeat(64) };
  expect(firstBatch(Array.from({ length: 25 }, () => long))).toHaveLength(EVENT_BATCH_LIMIT);
});

test('one that is longer than a batch goes alone', () => {
  expect(firstBatch([event('x'.repeat(EVENT_BATCH_BYTES)), event('y')])).toHaveLength(1);
});
