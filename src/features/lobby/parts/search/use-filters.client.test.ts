import { expect, test } from 'vitest';
import { openLobby, signIn } from '../../../../../tests/kit/client/page.ts';
import { settle } from '../../../../../tests/kit/client/turns.ts';

test('a search that was left is there for the same player alone', async () => {
  const { leaveSearch, leftSearch } = await import('./use-filters.ts');
  const { endOnPurpose } = await import('#data/player/session.ts');
  await openLobby();
  await signIn();
  const filters = { typeIds: [2], brandIds: [], isHot: true, isNew: false, isFavorite: false };
  leaveSearch({ typed: 'koi', filters, order: 'popular', limit: 24 });
  expect(leftSearch()).toMatchObject({ typed: 'koi', filters });
  await endOnPurpose();
  await settle();
  expect(leftSearch()).toEqual({});
  await signIn({ id: 9, token: 'the token of the next' });
  expect(leftSearch()).toEqual({});
});
