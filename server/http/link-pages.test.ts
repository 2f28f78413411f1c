import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { log } from '#shared/log.ts';
import type { LinkRows } from '../links/describe-link.ts';
import { type LinkPages, openLinkPages } from './link-pages.ts';
import { makeFile, type StaticFile } from './static-files.ts';

const BUILT = `<title>Perya: games</title>
<meta name="description" content="A lobby." />
<script>run()</script>`;

const rows: LinkRows = {
  game: async (id) =>
    id === 1001 ? { name: 'Lucky "7" <b>Sevens', kind: 'Slots', brand: 'Tala & Co', leastBet: 100 } : undefined,
  offer: async (type) =>
    type === 20 ? { title: 'Spin the wheel', words: 'A free turn daily.', picture: '/banner/wheel.png' } : undefined,
  notice: async (id) => (id === 1 ? { title: 'News', words: 'word '.repeat(99), picture: '/"><script>' } : undefined),
  signUpReward: async () => 1_800,
  shared: async () => undefined,
};

let page: StaticFile;
let pages: LinkPages;
beforeAll(() => {
  page = makeFile('.html', async () => new TextEncoder().encode(BUILT));
  pages = openLinkPages(page, { rows, publicOrigins: ['https://play.example'] });
});

async function htmlOf(path: string, from = pages, host = 'play.example'): Promise<string> {
  const file = await from.pageFor(new Request(`https://${host}${path}`));
  return new TextDecoder().decode(await file.read());
}

/** What an app that draws a card reads: each name with its content, as the browser's own reading of the signs has it. */
function tagsOf(html: string): Record<string, string> {
  const plain = (words = ''): string =>
    words.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  const tags = [...html.matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)">/g)];
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1];
  return Object.fromEntries([['title', plain(title)], ...tags.map(([, name = '', content]) => [name, plain(content)])]);
}

test('a game says its name, its kind, its least bet, and shows its card', async () => {
  expect(tagsOf(await htmlOf('/start?gameId=1001&channel=x'))).toEqual({
    title: 'Lucky "7" <b>Sevens · Perya',
    description: 'Slots by Tala & Co. Bets from ₱1.00. For players aged 21 and over.',
    'og:type': 'website',
    'og:site_name': 'Perya',
    'og:title': 'Lucky "7" <b>Sevens · Perya',
    'og:description': 'Slots by Tala & Co. Bets from ₱1.00. For players aged 21 and over.',
    'og:url': 'https://play.example/start?gameId=1001',
    'og:image': 'https://play.example/card/1001.png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Lucky "7" <b>Sevens · Perya',
    'twitter:card': 'summary_large_image',
  });
});

test('a promotion shows its banner and its words', async () => {
  expect(tagsOf(await htmlOf('/activity/spin'))).toMatchObject({
    'og:title': 'Spin the wheel · Perya',
    'og:description': 'A free turn daily. For players aged 21 and over.',
    'og:image': 'https://play.example/banner/wheel.png?w=1080',
    'og:image:width': '1080',
    'og:image:height': '450',
  });
});

test('an invite says what it is worth, keeps its code, and nothing of who sent it', async () => {
  expect(tagsOf(await htmlOf('/register?inviteCode=AB12'))).toMatchObject({
    'og:title': 'Join Perya and get ₱18.00 · Perya',
    'og:url': 'https://play.example/register?inviteCode=AB12',
  });
});

test('no word of a row or of an address ends its tag', async () => {
  const html = await Promise.all(
    ['/start?gameId=1001', '/notice/detail/1', '/register?inviteCode="><script>', '/activity/"><script>'].map((path) =>
      htmlOf(path),
    ),
  );
  for (const one of html)
    expect(one.match(/<[a-z]+/g)?.filter((tag) => !/^<(title|meta|script)$/.test(tag))).toEqual([]);
  for (const one of html) expect(one.match(/<script/g)).toHaveLength(1);
});

test('a long text is cut between words', async () => {
  expect(tagsOf(await htmlOf('/notice/detail/1'))['og:description']).toMatch(/^(word ){20,32}… For players/);
});

test.each([
  '/',
  '/start?gameId=7',
  '/start?gameId=x',
  '/activity/none',
  '/notice/detail/9',
  '/register?inviteCode=%3C',
])('%s says what the site is', async (path) => {
  expect(tagsOf(await htmlOf(path))['og:title']).toBe('Perya: games, live tables and the color game');
});

test('without rows every address says what the site is, and shows its icon', async () => {
  const foreign = openLinkPages(page, { publicOrigins: [] });
  expect(tagsOf(await htmlOf('/start?gameId=1001', foreign, 'localhost:4173'))).toMatchObject({
    'og:title': 'Perya: games, live tables and the color game',
    'og:image': 'https://localhost:4173/icons/icon-512.png',
    'twitter:card': 'summary',
  });
});

test('a strange host is believed where none has been named, and never where one has', async () => {
  const open = openLinkPages(page, { rows, publicOrigins: [] });
  expect(tagsOf(await htmlOf('/', open, 'some.host:81'))['og:url']).toBe('https://some.host:81/');
  expect(tagsOf(await htmlOf('/', pages, 'some.host'))['og:url']).toBe('https://play.example/');
});

test('the same words are written once, and the build keeps its own', async () => {
  const ask = () => pages.pageFor(new Request('https://play.example/start?gameId=1001'));
  expect(await ask()).toBe(await ask());
  expect(new TextDecoder().decode(await page.read())).toBe(BUILT);
});

describe('while the rows are not to be had', () => {
  const told = vi.spyOn(log, 'error').mockReturnValue();
  beforeEach(() => void told.mockClear());
  const titleOf = async (path: string, from: LinkPages) => tagsOf(await htmlOf(path, from))['og:title'];

  test('the page opens and says what the site is; a row that fails is logged', async () => {
    const game = async () => Promise.reject(new Error('the database is gone'));
    const failing = openLinkPages(page, { rows: { ...rows, game }, publicOrigins: [] });
    expect(await titleOf('/start?gameId=1001', failing)).toBe('Perya: games, live tables and the color game');
    expect(told).toHaveBeenCalledOnce();
  });

  test('of a crowd two look for rows, fifty wait for at most a second, and all have their page', async () => {
    let asked = 0;
    let answer = (): void => undefined;
    const held = new Promise<undefined>((resolve) => (answer = () => resolve(undefined)));
    const game = () => ((asked += 1), held);
    const crowded = openLinkPages(page, { rows: { ...rows, game }, publicOrigins: [] });
    vi.useFakeTimers();
    try {
      const all = Array.from({ length: 60 }, () => titleOf('/start?gameId=1001', crowded));
      // What needs no row waits for nobody.
      expect(await titleOf('/lobby/home', crowded)).toContain('Perya: games');
      await vi.advanceTimersByTimeAsync(1_000);
      expect(asked).toBe(2);
      answer();
      expect(new Set(await Promise.all(all))).toEqual(new Set(['Perya: games, live tables and the color game']));
      expect([asked, told.mock.calls]).toEqual([2, []]);
    } finally {
      vi.useRealTimers();
    }
  });
});
