/**
 * Tells a browser of home's first pictures with the document itself, so that they travel beside the answer that names them.
 * The addresses are those that the document's script makes of that answer: what differed would be loaded twice.
 */
import type { Game } from '#contract/entities/game.ts';
import { iconUrl } from '#contract/game-rules.ts';
import { iconWidth } from '#contract/icon-width.ts';

/** Our own pictures stand beside the document. */
const ROOT = '/';
/** What opens home. */
const HOME = ['/', '/lobby/home'];
/** By the densities from which on a larger picture is shown. */
const SIZES = [1, 1.001, 2, 2.001].map((density) => [density, iconWidth(density)] as const);

export type PicturedGame = Pick<Game, 'id' | 'version'>;

/** The value of the document's Link header; undefined where the address opens another screen than home's first tab. */
export function firstPicturesFor(request: Request, games: readonly PicturedGame[]): string | undefined {
  const { pathname, searchParams } = new URL(request.url);
  if (games.length === 0 || !HOME.includes(pathname) || searchParams.has('typeId')) return undefined;
  const sizes = request.headers.get('save-data') === 'on' ? SIZES.slice(0, 1) : SIZES;
  return games.map((game) => preload(game, sizes)).join(', ');
}

function preload(game: PicturedGame, sizes: typeof SIZES): string {
  const [smallest] = sizes.map(([, width]) => iconUrl(ROOT, game, width));
  const all = sizes.map(([density, width]) => `${iconUrl(ROOT, game, width)} ${density}x`).join(', ');
  return `<${smallest}>; rel=preload; as=image; fetchpriority=high; imagesrcset="${all}"`;
}
