/** What a player has closed in this run of the app; the next run shows it again. */
import { computed, signal } from '@preact/signals-react';

const closedNotices = signal<ReadonlySet<number>>(new Set());
const updateClosed = signal(false);

export const closedNoticeIds = computed(() => closedNotices.value);

export function closeNotice(id: number): void {
  closedNotices.value = new Set([...closedNotices.value, id]);
}

export const isUpdateClosed = computed(() => updateClosed.value);

export function closeUpdate(): void {
  updateClosed.value = true;
}
