import { expect, test } from 'vitest';
import { endToast, showToast, toast } from './toasts.ts';

const text = (): string | undefined => toast.value?.text;
const end = (): void => endToast(toast.value?.id ?? 0);

test('toasts are shown one after the other, and the newest are not lost in a crowd', () => {
  for (const word of ['one', 'two', 'three', 'four', 'five']) showToast({ key: 'k', text: word });
  const seen: (string | undefined)[] = [];
  while (toast.value) {
    seen.push(text());
    end();
  }
  expect(seen).toEqual(['one', 'three', 'four', 'five']);
});

test('the same words again start anew, and a time that is over twice ends one toast', () => {
  showToast({ key: 'k', text: 'Copied.' });
  const first = toast.value?.id ?? 0;
  showToast({ key: 'k', text: 'Copied.' });
  endToast(first);
  expect(text()).toBe('Copied.');
  end();
  expect(text()).toBeUndefined();
});
