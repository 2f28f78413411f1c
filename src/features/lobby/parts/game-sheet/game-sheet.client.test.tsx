import { expect, test } from 'vitest';
import { games } from '#contract/games.ts';
import { openPainted, sheetsOf, shown } from '../../../../../tests/kit/client/app.tsx';
import { buttonOf, said, seenText, tap } from '../../../../../tests/kit/client/draw.ts';
import { wire } from '../../../../../tests/kit/client/wire.ts';

const SEVENS = {
  id: 1001,
  name: 'Lucky Sevens',
  typeId: 1,
  brandId: 3,
  maintain: 0,
  params: { brandMaintain: 0 },
  hot: 1,
  hotSort: 1,
  showType: 0,
  sort: 1,
  version: '3',
  recent: 0,
};

/** Home with this game on it, and the sheet of the game. */
async function openSheet(changes: object = {}, user?: object) {
  const game = { ...SEVENS, ...changes };
  const config = { appNoticeConfigList: [], gameListVersion: 'of this test', appGameList: [game] };
  const place = await openPainted('/lobby/home', { config, ...(user && { user }) });
  await tap(buttonOf(place, `About ${game.name}`));
  await shown();
  const sheet = place.querySelector('dialog');
  if (!sheet) throw new Error('The sheet is not open');
  return { place, sheet, facts: [...sheet.querySelectorAll('dd')].map(seenText) };
}

test('a game’s sheet says nothing of stakes, returns and kinds that the server does not tell', async () => {
  const { facts } = await openSheet({ minBet: null, maxBet: null, rtpBp: null, kind: null });
  expect(facts).toEqual(['Mayon', 'Slots']);
});

test('a game’s sheet says nothing of stakes, returns and kinds that make no sense', async () => {
  const { facts } = await openSheet({ minBet: 20.5, maxBet: 1e300, rtpBp: 96.04, kind: 'riddle' });
  expect(facts).toEqual(['Mayon', 'Slots']);
});

test('[HOME-22] a game under maintenance says so, and cannot be opened from its sheet', async () => {
  const { place, sheet } = await openSheet({ maintain: 1 });
  expect(said(sheet, 'game.closed')).toMatch(/\w/);
  const play = buttonOf(sheet, 'Play');
  expect([play?.getAttribute('aria-disabled'), play?.getAttribute('href')]).toEqual(['true', null]);
  await tap(play);
  expect([location.pathname, sheetsOf(place)]).toEqual(['/lobby/home', ['Lucky Sevens']]);
});

test('a guest who likes a game is asked to sign in', async () => {
  const { place, sheet } = await openSheet();
  await tap(buttonOf(sheet, 'Favorite'));
  expect([location.pathname, sheetsOf(place)]).toEqual(['/login', []]);
});

test('a player keeps the game, here and on the tile', async () => {
  wire.on(games.gameLike, { code: 200, errcode: 0 });
  const { place, sheet } = await openSheet({}, { appGameDataUser: { gameLikes: {}, gameHistory: [1002, 1001] } });
  expect(seenText(sheet)).toContain('Your last game');
  await tap(buttonOf(sheet, 'Favorite'));
  const onTile = buttonOf(place.querySelector('.tile') ?? place, 'Favorite: Lucky Sevens');
  expect([buttonOf(sheet, 'Favorite'), onTile].map((heart) => heart?.getAttribute('aria-pressed'))).toEqual([
    'true',
    'true',
  ]);
});
