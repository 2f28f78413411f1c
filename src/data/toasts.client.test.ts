import { expect, test } from 'vitest';
import { signIn } from '../../tests/kit/client/page.ts';

async function open() {
  const { endToast, showToast, toast } = await import('./toasts.ts');
  const text = (): string | undefined => toast.value?.text;
  return { showToast, toast, text, endToast, end: () => endToast(toast.value?.id ?? 0) };
}

test('toasts are shown one after the other, and the newest are not lost in a crowd', async () => {
  const { showToast, toast, text, end } = await open();
  for (const word of ['one', 'two', 'three', 'four', 'five']) showToast({ key: 'k', text: word });
  const seen: (string | undefined)[] = [];
  while (toast.value) {
    seen.push(text());
    end();
  }
  expect(seen).toEqual(['one', 'three', 'four', 'five']);
});

test('the same words again start anew, and a time that is over twice ends one toast', async () => {
  const { showToast, toast, text, endToast, end } = await open();
  showToast({ key: 'k', text: 'Copied.' });
  const first = toast.value?.id ?? 0;
  showToast({ key: 'k', text: 'Copied.' });
  endToast(first);
  expect(text()).toBe('Copied.');
  end();
  expect(text()).toBeUndefined();
});

test('what is said to a player is not read by the next one; words to a guest and about a logout stay', async () => {
  const { showToast, text, end } = await open();
  const { expire } = await import('./player/session.ts');
  showToast({ key: 'k', text: 'To a guest' });
  await signIn();
  expect(text()).toBe('To a guest');
  showToast({ key: 'k', text: 'To Ana: ₱40.00' });
  showToast({ key: 'k', text: 'To Ana: you are logged out' });
  end();
  await expire();
  expect(text()).toBe('To Ana: ₱40.00');
  await signIn({ id: 8, token: 'another-token' });
  expect(text()).toBeUndefined();
  showToast({ key: 'k', text: 'To Ben' });
  expect(text()).toBe('To Ben');
  end();
  expect(text()).toBeUndefined();
});
