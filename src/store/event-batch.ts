import { EVENT_BATCH_BYTES, EVENT_BATCH_LIMIT, type EventItem } from '#contract/logging.ts';

/** The first of these that go together: a beacon has little room, and the server takes only so many at once. */
export function firstBatch(items: readonly EventItem[]): EventItem[] {
  const batch: EventItem[] = [];
  let bytes = 0;
  for (const item of items.slice(0, EVENT_BATCH_LIMIT)) {
    bytes += sizeOf(item);
    // One alone goes however long it is, or it would keep all others waiting.
    if (bytes > EVENT_BATCH_BYTES && batch.length > 0) break;
    batch.push(item);
  }
  return batch;
}

const sizeOf = (item: EventItem): number => new TextEncoder().encode(JSON.stringify(item)).byteLength + 1;
