/** What a player has closed: a notice for good on this device, and whatever comes next not in the same visit. */
import { computed, signal } from '@preact/signals-react';
import { readDevice, writeDevice } from './device.ts';

/** More are never remembered: an operator's old notices are long gone by then. */
const MOST_REMEMBERED = 100;

const closedNotices = signal<readonly number[]>(readClosed());
const hasClosedOne = signal(false);
const updateClosed = signal(false);

export const closedNoticeIds = computed(() => new Set(closedNotices.value));

/** One notice is enough for one visit; the next one has its turn at the next. */
export const hasHadNotice = computed(() => hasClosedOne.value);

export function closeNotice(id: number): void {
  hasClosedOne.value = true;
  if (closedNoticeIds.value.has(id)) return;
  closedNotices.value = [...closedNotices.value, id].slice(-MOST_REMEMBERED);
  writeDevice('closedNotices', JSON.stringify(closedNotices.value));
}

export const isUpdateClosed = computed(() => updateClosed.value);

export function closeUpdate(): void {
  updateClosed.value = true;
}

function readClosed(): number[] {
  try {
    const kept: unknown = JSON.parse(readDevice('closedNotices') ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'number') : [];
  } catch {
    return []; // Damaged: every notice is new again.
  }
}
