import { expect, test } from 'vitest';
import { firstPicturesFor, withFirstPictures } from './first-pictures.ts';

const GAMES = [
  { id: 1001, version: '7' },
  { id: 1002, version: 'a b"><' },
];
const PICTURES = 'gameIconV2/1001.png?v=7 gameIconV2/1002.png?v=a%20b%22%3E%3C';

const PREVIEW = 'data:image/webp;base64,AAAA';

const picturesAt = (path: string, banner = 'banner/welcome.png', games = GAMES) =>
  firstPicturesFor(new URL(path, 'https://perya.test'), { games, banner, preview: PREVIEW });

test.each(['/', '/lobby/home', '/?channel=x'])(
  '%s names the pictures of the first games and of the first banner',
  (path) => {
    expect(picturesAt(path)).toBe(
      `data-pictures="${PICTURES}" data-banner="banner/welcome.png" data-preview="${PREVIEW}" `,
    );
  },
);

test.each(['/lobby/home?typeId=3', '/login', '/start?gameId=1001'])('%s names none', (path) => {
  expect(picturesAt(path)).toBe('');
});

test.each(['', 'https://elsewhere.example/a.png', '//elsewhere.example/a.png', 'a" onload="b'])(
  'a banner’s picture at %j is not named',
  (banner) => {
    expect(picturesAt('/', banner)).toBe(`data-pictures="${PICTURES}" `);
  },
);

test('a banner of which there is no small copy is named all the same', () => {
  const pictures = { games: GAMES, banner: 'banner/welcome.png', preview: '' };
  expect(firstPicturesFor(new URL('https://perya.test/'), pictures)).toMatch(/ data-banner="banner\/welcome.png" $/);
});

test('the document carries them, and stays as it is without any', () => {
  const html = '<!doctype html>\n<html lang="en-PH"><body></body></html>';
  expect(withFirstPictures(html, picturesAt('/', ''))).toContain(`<html data-pictures="${PICTURES}" lang="en-PH">`);
  expect(withFirstPictures(html, picturesAt('/', '', []))).toBe(html);
});
