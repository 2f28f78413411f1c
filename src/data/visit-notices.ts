/** What a player has closed in this run of the app; the next run shows it again. */
import { computed, signal } from '@preact/signals-react';

const noticeClosed = signal(false);
const updateClosed = signal(false);

/** One notice is enough for one run. */
export const isNoticeClosed = computed(() => noticeClosed.value);

export function closeNotice(): void {
  noticeClosed.value = true;
}

export const isUpdateClosed = computed(() => updateClosed.value);

export function closeUpdate(): void {
  updateClosed.value = true;
}
