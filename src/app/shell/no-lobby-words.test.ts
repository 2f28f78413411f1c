import { expect, test } from 'vitest';
import { noLobbyWords } from './no-lobby-words.ts';

test('each language has its own words for a lobby that is missing, under the same keys', () => {
  const [english, filipino] = [noLobbyWords('en-PH'), noLobbyWords('fil-PH')];
  expect(Object.keys(filipino)).toEqual(Object.keys(english));
  for (const [name, said] of Object.entries(english)) {
    const other = Reflect.get(filipino, name) as typeof said;
    expect(other).not.toEqual(said);
    if (typeof said === 'object') expect(other).toMatchObject({ key: said.key });
  }
});
