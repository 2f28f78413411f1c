import type { ReadonlySignal } from '@preact/signals-react';

/** Calls back whenever a signal has changed, and not at once, as `subscribe` does. Returns what ends that. */
export function onChange<Value>(signal: ReadonlySignal<Value>, tell: (value: Value) => void): () => void {
  let isChange = false;
  const end = signal.subscribe((value) => {
    if (isChange) tell(value);
  });
  isChange = true;
  return end;
}
