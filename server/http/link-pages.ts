/**
 * The document as each address has it: the build's, with what the address is about in its head. What an installed app
 * keeps is the build's own (`/index.html`), so that no game's name is baked into it.
 */
import { HOME } from '#contract/paths.ts';
import { SECOND_MS } from '#shared/durations.ts';
import { log } from '#shared/log.ts';
import { inPool, makeBoundedPool } from '../fair/bounded-pool.ts';
import { Crowded } from '../fair/crowded.ts';
import { describeLink, generalWords, type LinkRows, type LinkWords, siteCard } from '../links/describe-link.ts';
import { withLinkTags } from '../links/link-tags.ts';
import { shortCodeIn } from '../links/short-links.ts';
import { text } from '../links/text.ts';
import { type FirstPictures, firstPicturesFor, NO_PICTURES, withFirstPictures } from './first-pictures.ts';
import { siteOrigin } from './site-origin.ts';
import { makeFile, type StaticFile } from './static-files.ts';

export interface LinkOptions {
  /** Without our own rows a link says what the site is. */
  rows?: LinkRows | undefined;
  publicOrigins: readonly string[];
  firstPictures?: (() => FirstPictures) | undefined;
}

/** So many are kept; the one that was made first goes first. */
const MOST_KEPT = 300;
/** What is asked for first is asked for most, and is worth the time of packing it small. */
const PACKED_SMALL = 8;

/** Anybody may ask for any number of links, so they take few of the connections that may wait. */
const LOOK_UPS = { running: 2, waiting: 50, patienceMs: SECOND_MS };

const ICON = { path: '/icons/icon-512.png', width: 512, height: 512 };

const NO_ROWS: LinkRows = {
  game: async () => undefined,
  offer: async () => undefined,
  notice: async () => undefined,
  signUpReward: async () => 0,
  shared: async () => undefined,
};

function takingTurns(rows: LinkRows): LinkRows {
  const lookUps = makeBoundedPool(LOOK_UPS);
  return {
    game: (id) => inPool(lookUps, () => rows.game(id)),
    offer: (type) => inPool(lookUps, () => rows.offer(type)),
    notice: (id) => inPool(lookUps, () => rows.notice(id)),
    signUpReward: () => inPool(lookUps, () => rows.signUpReward()),
    shared: (code) => inPool(lookUps, () => rows.shared(code)),
  };
}

export function openLinkPages(
  page: StaticFile,
  { rows, publicOrigins, firstPictures = () => NO_PICTURES }: LinkOptions,
) {
  const kept = new Map<string, StaticFile>();
  const found = rows ? takingTurns(rows) : NO_ROWS;

  const write = (request: Request, words: LinkWords, pictures = ''): StaticFile => {
    const origin = siteOrigin(request, publicOrigins);
    // Another host's pictures are its own.
    const told = rows ? words : { ...words, picture: ICON };
    const key = JSON.stringify([origin, told, pictures]);
    const known = kept.get(key);
    if (known) return known;
    // Home's own is worth it each time the games change; under a name that the request has made up it is not.
    const isHome = pictures !== '' && publicOrigins.includes(origin);
    const effort = kept.size < PACKED_SMALL || isHome ? 'thorough' : 'quick';
    const load = async () => {
      const html = withFirstPictures(new TextDecoder().decode(await page.read()), pictures);
      return new TextEncoder().encode(withLinkTags(html, told, origin));
    };
    const file = makeFile('.html', load, { effort });
    kept.set(key, file);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return file;
  };

  return {
    pageFor: async (request: Request): Promise<StaticFile> => {
      const address = new URL(request.url);
      return write(request, await wordsFor(address, found), firstPicturesFor(address, firstPictures()));
    },
    /** Where a short address leads; undefined where it is none, or is one no longer. In a crowd, or without the database, nobody knows yet. */
    leadsTo: async (pathname: string): Promise<{ path: string } | 'unknown' | undefined> => {
      const code = shortCodeIn(pathname);
      if (code === undefined) return undefined;
      try {
        const path = await found.shared(code);
        return path === undefined ? undefined : { path };
      } catch (error) {
        if (!(error instanceof Crowded)) log.error('a short address is not looked up', { detail: String(error) });
        return 'unknown';
      }
    },
    /** For an address that is nothing. The page leads on to the lobby. */
    pageOfNothing: (request: Request): StaticFile =>
      write(request, { title: text.nothing, description: text.description, picture: siteCard, path: HOME }),
  };
}

/** The page opens without its words: a crowd or a database that does not answer must not keep a player out of it. */
async function wordsFor(address: URL, rows: LinkRows): Promise<LinkWords> {
  try {
    return await describeLink(address, rows);
  } catch (error) {
    if (!(error instanceof Crowded)) log.error('a link is not described', { detail: String(error) });
    return generalWords(address.pathname);
  }
}

export type LinkPages = ReturnType<typeof openLinkPages>;
