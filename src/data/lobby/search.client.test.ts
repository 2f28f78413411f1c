import { expect, test } from 'vitest';
import { aUser, signIn } from '../../../tests/kit/client/page.ts';
import { settle } from '../../../tests/kit/client/turns.ts';

test('the last eight searches are offered again, each once however it is written, and to their own player alone', async () => {
  await signIn();
  const { noteSearch, readRecentSearches, recentSearches } = await import('./search.ts');
  for (const typed of 'koi mango seven lucky fish poker dice wheel crab'.split(' ')) noteSearch(typed);
  expect(recentSearches.value).toEqual('crab wheel dice poker fish lucky seven mango'.split(' '));
  noteSearch(' Fish ');
  expect(recentSearches.value).toEqual('Fish crab wheel dice poker lucky seven mango'.split(' '));
  await settle();
  const { enter } = await import('../player/session.ts');
  void enter(aUser({ id: 8, token: 'a-token-of-ben' }));
  expect(recentSearches.value).toEqual([]);
  await settle();
  await readRecentSearches();
  expect(recentSearches.value).toEqual([]);
});
