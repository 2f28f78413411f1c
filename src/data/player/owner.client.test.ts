import { effect } from '@preact/signals-react';
import { expect, test, vi } from 'vitest';
import { goTo, signIn } from '../../../tests/kit/client/page.ts';

/** The browser goes to an entry that is there already, as Back does. */
function goBackTo(address: string, state: object | null): void {
  history.replaceState(state, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

test('an entry belongs to the first player who comes to it, and to no guest', async () => {
  const { entryOwner, isOthersEntry, markEntries } = await import('./owner.ts');
  const { expire } = await import('./session.ts');
  markEntries();
  expect(entryOwner()).toBeUndefined();
  await signIn();
  const anas = history.state as object;
  expect([entryOwner() === undefined, isOthersEntry()]).toEqual([false, false]);
  await expire();
  goTo('/about');
  window.dispatchEvent(new Event('pushState'));
  expect([entryOwner(), isOthersEntry()]).toEqual([undefined, false]);
  await signIn({ id: 8, token: 'another-token' });
  expect(isOthersEntry()).toBe(false);
  goBackTo('/lobby/home', anas);
  expect([isOthersEntry(), history.state]).toEqual([true, anas]);
});

test('a move from one game to another is heard of, though the path is the same', async () => {
  await signIn();
  const { isOthersEntry, markEntries } = await import('./owner.ts');
  markEntries();
  goBackTo('/start?gameId=1002', null);
  const seen: boolean[] = [];
  effect(() => void seen.push(isOthersEntry()));
  goBackTo('/start?gameId=1001', { owner: 'the mark of another' });
  expect([seen[0], seen.at(-1)]).toEqual([false, true]);
});

test('what the app leads to is the player’s at once, without a second change of the history; what it is told stays', async () => {
  const { entryOwner, markEntries, owner } = await import('./owner.ts');
  const { go } = await import('#go');
  markEntries();
  go('/about');
  expect([location.pathname, history.state]).toEqual(['/about', null]);
  await signIn();
  const replaced = vi.spyOn(history, 'replaceState');
  go('/lobby/home', { state: { typeId: 3 } });
  expect([location.pathname, history.state]).toEqual(['/lobby/home', { typeId: 3, owner: owner.value }]);
  go('/profile/info', { replace: true });
  expect([location.pathname, entryOwner()]).toEqual(['/profile/info', owner.value]);
  expect(replaced).toHaveBeenCalledOnce();
});
