/** Short words about what just happened. One at a time, in their order; who shows them says when one has been seen. */
import { computed, signal } from '@preact/signals-react';
import { owner } from './player/owner.ts';

/** What is said, and the key that testers find it by. */
export interface ToastMessage {
  key: string;
  text: string;
}

interface Toast extends ToastMessage {
  id: number;
  /** The mark of the player it is said to; empty for a guest. */
  to: string;
}

/** More than a few are read by nobody: the oldest of those that wait give way. */
const MOST_WAITING = 3;

let lastId = 0;
const waiting = signal<Toast[]>([]);

/** A player's sum is not read by the next player of the phone, whom another tab may have logged in. Words about a logout stay. */
const isHeard = ({ to }: Toast): boolean => to === '' || [to, ''].includes(owner.value);

const due = computed(() => waiting.value.filter(isHeard));

/** The one to show now. */
export const toast = computed(() => due.value[0]);

export function showToast({ key, text }: ToastMessage): void {
  const [shown, ...later] = due.peek();
  const next = { id: ++lastId, key, text, to: owner.peek() };
  // The same words again start anew instead of standing in line behind themselves.
  if (!shown || (later.length === 0 && shown.key === key && shown.text === text)) waiting.value = [next];
  else waiting.value = [shown, ...[...later, next].slice(-MOST_WAITING)];
}

/** Its time is over. */
export function endToast(id: number): void {
  if (toast.peek()?.id === id) waiting.value = due.peek().slice(1);
}
