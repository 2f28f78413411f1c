/** Short words about what just happened. One at a time, in their order; who shows them says when one has been seen. */
import { computed, signal } from '@preact/signals-react';

/** What is said, and the key that testers find it by. */
export interface ToastMessage {
  key: string;
  text: string;
}

interface Toast extends ToastMessage {
  id: number;
}

/** More than a few are read by nobody: the oldest of those that wait give way. */
const MOST_WAITING = 3;

let lastId = 0;
const waiting = signal<Toast[]>([]);

/** The one to show now. */
export const toast = computed(() => waiting.value[0]);

export function showToast({ key, text }: ToastMessage): void {
  const [shown, ...later] = waiting.value;
  const next = { id: ++lastId, key, text };
  // The same words again start anew instead of standing in line behind themselves.
  if (!shown || (later.length === 0 && shown.key === key && shown.text === text)) waiting.value = [next];
  else waiting.value = [shown, ...[...later, next].slice(-MOST_WAITING)];
}

/** Its time is over. */
export function endToast(id: number): void {
  if (waiting.value[0]?.id === id) waiting.value = waiting.value.slice(1);
}
