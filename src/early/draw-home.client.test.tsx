/** The document's own drawing and the program's, of the same device, compared piece by piece. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { config as configRows } from '#contract/config.ts';
import type { User } from '#contract/entities/user.ts';
import { openApp } from '../../tests/kit/client/app.tsx';
import { aGame, lobbyOf } from '../../tests/kit/client/home.ts';
import { setNavigator, setOnline } from '../../tests/kit/client/page.ts';
import { pass, settle } from '../../tests/kit/client/turns.ts';
import { exampleOf } from '../../tests/kit/client/wire.ts';

const DOCUMENT = readFileSync(join(import.meta.dirname, '..', 'index.html'), 'utf8');
const [, OUTLINE = ''] = /<body>([^]*)<\/body>/.exec(DOCUMENT) ?? [];
const FIRST_GAMES = 6;

/** One of each kind that a tile tells apart. */
const GAMES = [
  aGame(1001, { hot: 1, recent: 1 }),
  aGame(1002, { hot: 1, maintain: 1 }),
  aGame(1003, { hot: 1, params: { brandMaintain: 1 }, name: 'Sabong & <b>Friends</b>' }),
  ...[1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011].map((id) => aGame(id, { hot: 1, version: String(id) })),
];
const CONFIG = { ...exampleOf(configRows.appConfig), ...lobbyOf(GAMES) } as Record<string, unknown>;
const USER: Partial<User> = {
  nickname: 'Ana',
  vip: 3,
  coin: 123_456_789 as User['coin'],
  appGameDataUser: { gameLikes: { 1004: 1 }, gameHistory: [1004] },
};

const BANNER = {
  id: 1,
  sort: 1,
  imgUrl2: '/banners/1.png',
  title: 'Welcome',
  subtitle: 'Good luck & have fun',
  clickType: 0,
  clickAction: '',
};
const GAME_BANNER = { ...BANNER, id: 2, sort: 0, imgUrl2: '', clickType: 2, clickAction: '1001' };

interface Drawn {
  [piece: string]: string[];
}

/** Markup with its attributes in order, without what scripts note on an element as it goes. */
function plain(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const one of [copy, ...copy.querySelectorAll('*')]) {
    for (const noted of ['data-state', 'style']) one.removeAttribute(noted);
    const told = one.getAttributeNames().toSorted();
    const values = told.map((name) => [name, one.getAttribute(name) ?? ''] as const);
    for (const name of told) one.removeAttribute(name);
    for (const [name, value] of values) one.setAttribute(name, value);
  }
  return copy.outerHTML;
}

function piecesOf(place: ParentNode): Drawn {
  const all = (selector: string) => Array.from(place.querySelectorAll(selector), plain);
  return {
    header: all('.home-header'),
    notice: all('.stored-notice'),
    order: Array.from(
      place.querySelector('.home-screen')?.children ?? [],
      ({ className, id }) => id || className,
    ).slice(0, place.querySelectorAll('.continue-row').length + 6),
    // The program draws a link where the document draws its place.
    banner: Array.from(place.querySelectorAll('.banner'), (one) =>
      [
        one.getAttribute('data-view'),
        ...Array.from(one.querySelectorAll(':scope > :not(.visually-hidden)'), plain),
      ].join(),
    ).slice(0, 1),
    tabs: all('.tabs-cards'),
    heading: all('#lobby-panel > .panel-heading'),
    tiles: all('.tile[data-game-id]'),
    bar: all('.tab-bar'),
    mode: [document.documentElement.dataset['mode'] ?? ''],
  };
}

/** What the document draws of what the device keeps by now. */
async function drawEarly(): Promise<Drawn> {
  const { keepFirstScreen } = await import('#data/lobby/keep-first-screen.ts');
  const { readKeptScreen } = await import('./kept-screen.ts');
  const { makeHome } = await import('./draw-home.ts');
  await keepFirstScreen();
  const kept = readKeptScreen();
  document.body.innerHTML = OUTLINE;
  for (const name of ['mode', 'drawn']) delete document.documentElement.dataset[name];
  if (kept) makeHome(kept)?.place();
  expect(document.documentElement.dataset['drawn']).toBeDefined();
  return piecesOf(document.body);
}

interface Case {
  what: string;
  config?: Record<string, unknown>;
  user?: Partial<User>;
  before?: () => void;
  /** Once the player is known. */
  after?: () => Promise<void>;
}

async function likeOffline(): Promise<void> {
  setOnline(false);
  const { toggleFavorite } = await import('#data/favorites/favorites.ts');
  toggleFavorite(1004);
  toggleFavorite(1005);
}

async function hideChristmas(): Promise<void> {
  const { hiddenOffers } = await import('#data/lobby/offers.ts');
  await hiddenOffers.note(37);
}

async function stayOffline(): Promise<void> {
  setOnline(false);
  await pass(2 * 60 * 60_000, 4);
}

const CASES: Case[] = [
  { what: 'to a guest' },
  { what: 'to a guest, offline', after: async () => setOnline(false) },
  { what: 'to a guest who spares data', before: () => localStorage.setItem('lowData', '1') },
  { what: 'to a guest of a sharp screen', before: () => Object.assign(window, { devicePixelRatio: 3 }) },
  { what: 'to a guest in Filipino', before: () => localStorage.setItem('language', 'fil-PH') },
  { what: 'in green mode', config: { mode: 'green' } },
  { what: 'with a banner that is open to guests', config: { appLobbyAdConfigList: [BANNER] } },
  { what: 'with a banner that opens a game', config: { appLobbyAdConfigList: [BANNER, GAME_BANNER] } },
  {
    what: 'with a banner to a guest who spares data',
    config: { appLobbyAdConfigList: [BANNER] },
    before: () => localStorage.setItem('lowData', '1'),
  },
  {
    what: 'with a banner in Filipino',
    config: { appLobbyAdConfigList: [{ ...GAME_BANNER, clickType: 3, clickAction: 'https://perya.example/' }] },
    before: () => localStorage.setItem('language', 'fil-PH'),
  },
  { what: 'without banners', config: { appLobbyAdConfigList: [] } },
  { what: 'to a player', user: USER },
  { what: 'to a player with a picture of the set', user: { ...USER, avatar: 5 } },
  { what: 'to a player of little', user: { ...USER, coin: 5 as User['coin'], appGameDataUser: {} as never } },
  { what: 'to a player, offline, with hearts that wait', user: USER, after: likeOffline },
  {
    what: 'to a player who has hidden the promotion of a banner',
    config: { appLobbyAdConfigList: [{ ...BANNER, id: 3, sort: -1, clickType: 1, clickAction: '37' }, BANNER] },
    user: { ...USER, activityIds: { activityIds: [37], activityMap: {} } },
    after: hideChristmas,
  },
  { what: 'to a player whose balance is two hours old', user: USER, after: stayOffline },
];

beforeEach(() => {
  Object.assign(window, { devicePixelRatio: 1, isSecureContext: true });
  setNavigator({ connection: undefined });
});

test.each(CASES)('the document draws home as the program does: $what', async ({ config, user, before, after }) => {
  before?.();
  const { startLanguage } = await import('#app/languages.ts');
  await startLanguage();
  const place = await openApp('/lobby/home', { config: { ...CONFIG, ...config }, ...(user && { user }) });
  await after?.();
  await settle();
  const drawn = piecesOf(place);
  // The document draws what is seen first; the program draws the others too.
  const tiles = drawn['tiles']?.slice(0, FIRST_GAMES);
  expect([tiles?.length, drawn['header']?.length]).toEqual([FIRST_GAMES, 1]);
  expect(await drawEarly()).toEqual({ ...drawn, tiles });
});

test('a first visit is drawn of the answer itself, as the program draws it', async () => {
  const drawn = piecesOf(await openApp('/lobby/home', { config: CONFIG }));
  const { ofReply } = await import('./first-screen.ts');
  const { makeHome } = await import('./draw-home.ts');
  document.body.innerHTML = OUTLINE;
  const screen = ofReply(CONFIG);
  if (screen) makeHome(screen)?.place();
  expect(document.documentElement.dataset['drawn']).toBeDefined();
  expect(piecesOf(document.body)).toEqual({ ...drawn, tiles: drawn['tiles']?.slice(0, FIRST_GAMES) });
});

test.each([
  undefined,
  null,
  'a page of a portal',
  {},
  { appGameList: 7, gameResourceUrl: '/' },
  { appGameList: [null, 1, { id: 1 }, { hot: 1, name: 5 }], gameResourceUrl: '/', appGameTypeList: {} },
])('of %j nothing is drawn', async (body) => {
  const { ofReply } = await import('./first-screen.ts');
  expect(ofReply(body)).toBeUndefined();
});

test('nothing is drawn over the program, under maintenance, or where the address names another tab', async () => {
  const { ofReply } = await import('./first-screen.ts');
  const { makeHome, isHomeAsked } = await import('./draw-home.ts');
  const screen = ofReply(CONFIG)!;
  document.body.innerHTML = '<main class="home-screen"></main>';
  makeHome(screen)?.place();
  expect(document.documentElement.dataset['drawn']).toBeUndefined();
  document.body.innerHTML = OUTLINE;
  expect(makeHome({ ...screen, isMaintenance: true })).toBeUndefined();
  Object.assign(window, { isSecureContext: false });
  expect(makeHome(screen)).toBeUndefined();
  expect(isHomeAsked()).toBe(true);
  history.replaceState(null, '', '/lobby/home?typeId=3');
  expect(isHomeAsked()).toBe(false);
  history.replaceState({ typeId: 3 }, '', '/lobby/home');
  expect(isHomeAsked()).toBe(false);
  history.replaceState(null, '', '/login');
  expect(isHomeAsked()).toBe(false);
});
