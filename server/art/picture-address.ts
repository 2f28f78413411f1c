import { createHash } from 'node:crypto';
import { AVATAR_COUNT } from '#contract/limits.ts';
import { drawAvatar } from './draw-avatar.ts';
import { badgeNames, drawBadge } from './draw-badge.ts';
import { bannerNames, drawBanner } from './draw-banner.ts';
import { drawBrandLogo, type LogoSubject } from './draw-brand-logo.ts';
import { drawGameCard, drawSiteCard } from './draw-card.ts';
import { drawIcon, type IconSubject } from './draw-icon.ts';
import { drawPoster, posterNames } from './draw-poster.ts';
import type { PictureFormat } from './render.ts';

/**
 * From the address of a picture to its drawing. It opens nothing and renders nothing, and an address it does not know
 * has no picture: there is no default that would hide a mistake.
 */
export interface Picture {
  svg(): string;
  width: number;
  format: PictureFormat;
  /** Says everything that went into the picture, so that a changed drawing is never mistaken for a kept one. */
  key: string;
}

/** What the pictures of games and brands are drawn from: a world, or what a database holds of one. */
export interface Subjects {
  /** With consecutive ids, as a world has them; one game alone is enough for its own picture. */
  games: readonly IconSubject[];
  brands: readonly (LogoSubject & { id: number })[];
}

/** The first part of every picture's path. */
export const PICTURE_KINDS = ['gameIconV2', 'banner', 'brand', 'avatar', 'poster', 'badge', 'card'] as const;
type Kind = (typeof PICTURE_KINDS)[number];

interface Widths {
  allowed: readonly number[];
  usual: number;
}

/** A few widths only: each is one more file on disk, here and on every phone. */
const SMALL: Widths = { allowed: [120, 180, 240, 360], usual: 240 };
const WIDE: Widths = { allowed: [360, 720, 1080], usual: 720 };
const CARD: Widths = { allowed: [1200], usual: 1200 };

const PATH = /^\/?([a-zA-Z\d]+)\/([a-z\d-]{1,40})\.png$/;

/** `v` in the query only breaks caches; `w` is the width the page will show, in device pixels. */
export function pictureFor(
  path: string,
  query: URLSearchParams,
  accept: string | null | undefined,
  subjects: Subjects,
): Picture | undefined {
  const [, kind, name] = PATH.exec(path) ?? [];
  if (!isKind(kind) || !name) return undefined;
  const svg = drawingOf(kind, name, subjects);
  if (svg === undefined) return undefined;
  const width = snap(query.get('w'), widthsOf(kind));
  const format = formatFor(accept ?? '');
  const print = createHash('sha256').update(svg).digest('hex').slice(0, 24);
  return { svg: () => svg, width, format, key: `${print}-${width}.${format}` };
}

function widthsOf(kind: Kind): Widths {
  if (kind === 'card') return CARD;
  return kind === 'banner' || kind === 'poster' ? WIDE : SMALL;
}

function drawingOf(kind: Kind, name: string, subjects: Subjects): string | undefined {
  if (kind === 'banner') return whenKnown(bannerNames, name, drawBanner);
  if (kind === 'poster') return whenKnown(posterNames, name, drawPoster);
  if (kind === 'badge') return whenKnown(badgeNames, name, drawBadge);
  if (kind === 'card' && name === 'perya') return drawSiteCard();
  const number = wholeNumber(name);
  if (number === undefined) return undefined;
  if (kind === 'avatar') return number <= AVATAR_COUNT ? drawAvatar(number) : undefined;
  if (kind === 'brand') {
    const brand = subjects.brands.find(({ id }) => id === number);
    return brand && drawBrandLogo(brand);
  }
  const firstId = subjects.games[0]?.id ?? 0;
  // One of twenty thousand games is found at once, because ids are consecutive.
  const game = subjects.games[number - firstId];
  if (!game) return undefined;
  return kind === 'card' ? drawGameCard(game) : drawIcon(game);
}

function whenKnown<Name extends string>(
  names: readonly Name[],
  asked: string,
  draw: (name: Name) => string,
): string | undefined {
  const name = names.find((known) => known === asked);
  return name === undefined ? undefined : draw(name);
}

function wholeNumber(text: string): number | undefined {
  return /^(0|[1-9]\d{0,8})$/.test(text) ? Number(text) : undefined;
}

/** The next width that is large enough, or the largest. */
function snap(asked: string | null, { allowed, usual }: Widths): number {
  const wanted = Number(asked);
  if (!asked || !Number.isFinite(wanted) || wanted <= 0) return usual;
  return allowed.find((width) => width >= wanted) ?? Math.max(...allowed);
}

/** The smallest format that the browser says it reads. A wildcard says nothing: old browsers send it as well. */
function formatFor(accept: string): PictureFormat {
  const read = accept
    .toLowerCase()
    .split(',')
    .map((entry) => entry.replaceAll(/\s/g, ''))
    .filter((entry) => !/;q=0(\.0*)?$/.test(entry))
    .map((entry) => entry.split(';')[0]);
  if (read.includes('image/avif')) return 'avif';
  return read.includes('image/webp') ? 'webp' : 'png';
}

function isKind(kind: string | undefined): kind is Kind {
  return (PICTURE_KINDS as readonly (string | undefined)[]).includes(kind);
}
