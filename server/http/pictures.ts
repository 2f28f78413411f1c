/**
 * The pictures of the lobby, by the paths that the configuration names. A game's picture is drawn from its row, so it
 * follows the database; every picture is rendered once and kept on disk.
 */
import type { Kysely } from 'kysely';
import { log } from '#shared/log.ts';
import { networkOf } from './arrival.ts';
import { NobodyWaits } from '../art/draw-queue.ts';
import type { IconSubject } from '../art/draw-icon.ts';
import type { MotifName } from '../art/motif-table.ts';
import type { PaletteName } from '../art/palettes.ts';
import { pictureFor, type Subjects } from '../art/picture-address.ts';
import { openPictureStore, type PictureStore } from '../art/picture-store.ts';
import { renderPicture } from '../art/render.ts';
import { findGame } from '../sql/queries/games.ts';
import type { Tables } from '../sql/tables.ts';

type Brands = Subjects['brands'];

export interface Pictures {
  answer(request: Request): Promise<Response>;
}

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'public, no-cache';

/** `brands` are those whose logos are drawn. */
export function openPictures(folder: string, db: Kysely<Tables>, brands: Brands): Pictures {
  const store = openPictureStore(folder, {
    onNotKept: (error) => log.error('picture not kept', { detail: String(error) }),
  });
  return {
    answer: (request) =>
      answer(request, { store, db, brands }).catch((error: unknown) => {
        if (error instanceof NobodyWaits) return new Response(null, { status: 503, headers: { 'retry-after': '1' } });
        throw error;
      }),
  };
}

interface Drawn {
  store: PictureStore;
  db: Kysely<Tables>;
  brands: Brands;
}

async function answer(request: Request, { store, db, brands }: Drawn): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const games = await gamesOf(pathname, db);
  const picture = pictureFor(pathname, searchParams, request.headers.get('accept'), { games, brands });
  if (!picture) return new Response('No such picture.\n', { status: 404, headers: { 'cache-control': 'no-store' } });
  const headers = {
    etag: `"${picture.key}"`,
    vary: 'accept',
    // The address of a versioned picture changes with the picture.
    'cache-control': searchParams.has('v') ? FOREVER : ASK_FIRST,
  };
  if (request.headers.get('if-none-match') === headers.etag) return new Response(null, { status: 304, headers });
  const asker = { name: networkOf(request), signal: request.signal };
  const bytes = await store.get(picture.key, () => renderPicture(picture.svg(), picture), asker);
  return new Response(bytes, {
    headers: { ...headers, 'content-type': `image/${picture.format}`, 'content-length': String(bytes.byteLength) },
  });
}

const OF_A_GAME = /^\/(?:gameIconV2|card)\/([1-9]\d{0,8})\.png$/;

/** The one game that the path names, if it names one that exists. */
async function gamesOf(pathname: string, db: Kysely<Tables>): Promise<IconSubject[]> {
  const [, id] = OF_A_GAME.exec(pathname) ?? [];
  const game = id === undefined ? undefined : await findGame(db, Number(id));
  if (!game) return [];
  // The seed writes both from its own tables of names, and nothing else does.
  const [motif, palette] = [game.motif as MotifName, game.palette as PaletteName];
  return [{ id: game.id, brandId: game.brand_id, motif, palette }];
}
