import { expect, test } from 'vitest';
import { HOT_LIMIT } from '#contract/limits.ts';
import { appConfig } from '../../tests/contract/examples/people.ts';
import { ofPart, ofReply } from './first-screen.ts';

const gameOf = (id: number, more: object = {}) => ({
  id,
  name: `Game ${id}`,
  typeId: 1,
  brandId: 3,
  version: 1,
  ...more,
});
const HOT = Array.from({ length: 30 }, (_, at) =>
  gameOf(2000 + at, { hot: 1, hotSort: at, params: { brandMaintain: 1 } }),
);
const OTHERS = Array.from({ length: 200 }, (_, at) => gameOf(3000 + at));

/** As the server writes it: the list of games ends it. */
function textWith(hot: object[], more: object = {}): string {
  const { appGameList: _, ...rest } = appConfig;
  return JSON.stringify({ ...rest, hotGameCount: hot.length, ...more, appGameList: [...hot, ...OTHERS] });
}

const whatOf = (screen: ReturnType<typeof ofPart>) => screen && { ...screen, savedAt: 0 };

test.each([HOT, HOT.slice(0, 3)])('home of a part of the reply is home of the whole, wherever it is cut', (...hot) => {
  const text = textWith(hot);
  const whole = whatOf(ofReply(JSON.parse(text)));
  let known = 0;
  for (let end = 0; end <= text.length; end += 7) {
    const part = whatOf(ofPart(text.slice(0, end)));
    if (part) expect(part).toEqual(whole);
    known += part ? 1 : 0;
  }
  expect(known).toBeGreaterThan(0);
});

test('what comes before the other games is enough', () => {
  const text = textWith(HOT);
  const end = text.indexOf(`"id":${2000 + HOT_LIMIT + 1}`);
  expect(ofPart(text.slice(0, end))?.games.map(({ id }) => id)).toEqual(HOT.slice(0, HOT_LIMIT).map(({ id }) => id));
});

test.each([
  ['that does not say how many games are hot', textWith(HOT, { hotGameCount: undefined })],
  ['without hot games', textWith([])],
  ['that is a page', '<html>},{</html>'],
  [
    'with the list before the rest',
    `{"appGameList":[${HOT.map((game) => JSON.stringify(game)).join()}],"mode":"other"}`,
  ],
])('of a part of a reply %s nothing is drawn', (_, text) => {
  for (let end = 0; end <= text.length; end += 11) expect(ofPart(text.slice(0, end))).toBeUndefined();
});
