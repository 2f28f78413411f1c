/**
 * Draws home over the document's outline, before the program is there: header, kinds of games, first games and tab bar,
 * in the markup that the program draws in their place a moment later. Nothing is drawn by halves.
 */
import { firstFil as frameFil } from '#app/first-text.fil.ts';
import { firstText as frameText } from '#app/first-text.ts';
import { tabBarMarkup } from '#app/shell/tab-bar-markup.ts';
import { FIRST_GAMES } from '#contract/limits.ts';
import { firstFil } from '#features/lobby/first-text.fil.ts';
import { firstText, type FirstText } from '#features/lobby/first-text.ts';
import { bannerFace, bannerView } from '#features/lobby/parts/banners/banner-markup.ts';
import { pictureUrl } from '#data/lobby/addresses.ts';
import { PANEL, TAB_HOME, tabsOf } from '#features/lobby/parts/panels/tabs-of.ts';
import { tileOf, type TileSurroundings } from '#features/lobby/parts/tiles/tile-of.ts';
import { HOME } from '#paths';
import { formatTime } from '#shared/time.ts';
import { isWaiting } from '#store/favorite-wish.ts';
import type { FirstScreen } from '#store/first-screen.ts';
import { historyOf, favoritesWith } from '#store/game-data.ts';
import { firstIconMarkup } from '#ui/icon/icon-markup.ts';
import { noticeMarkup } from '#ui/notice/notice-markup.ts';
import { tabMarkup } from '#ui/tabs/tab-markup.ts';
import { tileMarkup } from '#ui/tile/tile-markup.ts';
import { drawHeader } from './draw-header.ts';
import { bannerWidth } from './first-pictures.ts';
import { isFilipino, pictureWidth } from './kept-facts.ts';
import { makeElement as make } from './make-element.ts';

/** Whether home, with its first tab, is what this address opens. */
export const isHomeAsked = (): boolean =>
  [HOME, '/'].includes(location.pathname) &&
  !new URLSearchParams(location.search).has('typeId') &&
  (history.state as { typeId?: number } | null)?.typeId === undefined;

/** Its pictures are on their way from here on; `place` shows it, if it may. Undefined where home is not what the program will draw. */
export function makeHome(screen: FirstScreen): { place: () => void } | undefined {
  if (!isHomeNext(screen)) return undefined;
  const words = isFilipino() ? firstFil : firstText;
  const parts: [string, Element[]][] = [
    ['.home-header', [drawHeader(screen, words), drawNotice(screen, words)]],
    ['.tabs', [drawTabs(screen, words)]],
    ['.tabs + div', [drawPanel(screen, words)]],
    ['.tab-bar', [tabBarMarkup(make, { words: isFilipino() ? frameFil : frameText, at: HOME })]],
  ];
  const banners = drawBanners(screen, words);
  const hasPlayed = historyOf(screen.player?.user).length > 0;
  return { place: () => place(screen, parts, banners, hasPlayed) };
}

/** Nothing is placed over something else: the program, or what is said where that is missing. */
function place(screen: FirstScreen, parts: [string, Element[]][], banners: Element[], hasPlayed: boolean): void {
  const outline = document.querySelector('.home-screen[aria-hidden]');
  if (!outline || document.querySelector('.splash button')) return;
  for (const [name, elements] of parts) document.querySelector(name)?.replaceWith(...elements);
  placeBanners(outline.querySelector('.carousel-track'), banners);
  if (hasPlayed) outline.querySelector('.carousel')?.before(drawContinue());
  if (screen.banners.length === 0) outline.querySelector('.carousel')?.remove();
  if (screen.mode === 'green') outline.querySelector('.roll')?.remove();
  outline.querySelector('.roll')?.append(firstIconMarkup(make, 'star'));
  outline.removeAttribute('aria-hidden');
  Object.assign(document.documentElement.dataset, { mode: screen.mode, drawn: performance.now() });
  if (isFilipino()) document.documentElement.lang = 'fil-PH';
}

/** The outline's own banner becomes the first: it is seen already, with a copy of its picture. */
function placeBanners(track: Element | null, [first, ...others]: Element[]): void {
  const banner = track?.querySelector('.banner');
  if (!first || !banner) return;
  banner.setAttribute('data-view', first.getAttribute('data-view') ?? '');
  banner.append(...first.children);
  track?.append(...others.map((one) => make('li', {}, one)));
}

/** What the program will draw of it is home; at an http address it has a word to say first. */
const isHomeNext = ({ isMaintenance, games }: FirstScreen): boolean =>
  !isMaintenance && games.length > 0 && window.isSecureContext;

const drawContinue = (): Element => make('div', { className: 'continue-row', 'aria-hidden': 'true' });

/** The program's place for notices, and the one that is true before anything has been asked. */
function drawNotice({ savedAt, player }: FirstScreen, words: FirstText): Element {
  const waiting = player?.wishes.filter(isWaiting).length ?? 0;
  const notice =
    !navigator.onLine &&
    noticeMarkup(make, firstIconMarkup(make, 'cloudOff'), words.offline(formatTime(savedAt), waiting));
  return make('div', { role: 'status', className: 'stored-notice' }, notice);
}

/**
 * All banners, since the highest makes the height; those out of sight have their words alone. Where one leads is the program's to
 * know, which does a tap that came before it.
 */
function drawBanners({ banners, resourceRoot }: FirstScreen, words: FirstText): Element[] {
  return banners.map((banner, at) => {
    const { clickType, imgUrl2 } = banner;
    const url = at === 0 && imgUrl2 && pictureUrl({ gameResourceUrl: resourceRoot }, imgUrl2, bannerWidth());
    const face = bannerFace(make, banner, {
      picture: url && drawPicture(url),
      go: words.bannerGo[clickType ?? 0],
    });
    return make('div', { className: 'banner', 'data-view': bannerView(banner) }, ...face);
  });
}

function drawTabs({ types }: FirstScreen, words: FirstText): Element {
  const tabs = tabsOf(types, words).map(({ id, icon, name }) =>
    tabMarkup(make, { id, panelId: PANEL, isSelected: id === TAB_HOME }, firstIconMarkup(make, icon), name),
  );
  return make('div', { className: 'tabs tabs-cards', role: 'tablist', 'aria-label': words.categories }, ...tabs);
}

function drawPanel(screen: FirstScreen, words: FirstText): Element {
  const { games, gameCount } = screen;
  const around = surroundingsOf(screen);
  const tiles = games.slice(0, FIRST_GAMES).map((game, at) => {
    const tile = tileOf(game, around, words);
    return tileMarkup(make, { ...tile, isCurrent: at === 0 }, { picture: drawPicture(tile.pictureUrl) });
  });
  // The places of those that the program brings.
  const places = [...document.querySelectorAll('.tile')]
    .slice(tiles.length, games.length)
    .map((one) => one.cloneNode() as Element);
  const all =
    gameCount > games.length &&
    make('button', { type: 'button', className: 'button-link', 'aria-expanded': false }, words.seeAll(gameCount));
  return make(
    'div',
    { id: PANEL, role: 'tabpanel', 'aria-label': words.home },
    make('div', { className: 'panel-heading' }, make('h2', {}, words.hotGames), all),
    make('div', { className: 'tile-grid', role: 'list', 'aria-label': words.hotGames }, ...tiles, ...places),
  );
}

function surroundingsOf({ resourceRoot, brands, player }: FirstScreen): TileSurroundings {
  return {
    resourceRoot,
    brandNames: new Map(brands.map((brand) => [brand.id, brand.name ?? ''])),
    favorites: favoritesWith(player?.user, player?.wishes ?? []),
    waiting: new Set(player?.wishes.filter(isWaiting).map((row) => row.gameId)),
    isOnline: navigator.onLine,
    pictureWidth: pictureWidth(),
  };
}

function drawPicture(url: string): Element {
  const picture = make('img', { className: 'tile-picture', alt: '', decoding: 'async', fetchPriority: 'high' });
  picture.addEventListener('load', () => picture.setAttribute('data-state', 'loaded'));
  picture.setAttribute('src', url);
  return picture;
}
