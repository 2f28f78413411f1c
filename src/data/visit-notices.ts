/** What a player has closed in this run of the app; the next run, or the next player, is shown it again. */
import { computed, signal } from '@preact/signals-react';
import { player } from './player/session.ts';

const noticeClosed = signal(false);
const updateClosedBy = signal<number | undefined>(undefined);

/** One notice is enough for one run. */
export const isNoticeClosed = computed(() => noticeClosed.value);

export function closeNotice(): void {
  noticeClosed.value = true;
}

export const isUpdateClosed = computed(() => updateClosedBy.value === player.value?.user.id);

export function closeUpdate(): void {
  updateClosedBy.value = player.value?.user.id;
}
